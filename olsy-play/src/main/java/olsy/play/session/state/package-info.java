/**
 * Where a session stands: everything that follows from what was read and from the moves that come.
 * It goes on step by step; there is no loop here, no thread and no file, so that a command, a page
 * or a test can drive it. Begin with {@link olsy.play.session.state.SessionState}.
 */
package olsy.play.session.state;
