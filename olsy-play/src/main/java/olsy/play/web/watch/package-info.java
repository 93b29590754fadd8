/**
 * Sessions to look at, live or finished, whoever plays them: what their files say, and when they
 * change. Begin with {@link olsy.play.web.watch.Shelf}.
 */
package olsy.play.web.watch;
