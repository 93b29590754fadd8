/**
 * The page: a server on this machine alone, and what every request goes through. What the page
 * shows is made in the rooms below: {@code table} for games with a person, {@code watch} for
 * sessions, {@code learn} for archives. Other modules bring a {@code ModuleRoom}. No rule of a game
 * and no path of a request is known here. Begin with {@link olsy.play.web.WebServer}.
 */
package olsy.play.web;
