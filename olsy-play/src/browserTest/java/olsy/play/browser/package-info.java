/**
 * The page as people use it: the program in a process of its own, and Chromium that clicks, types
 * and looks. Begin with {@link olsy.play.browser.PlayTest}.
 */
package olsy.play.browser;
