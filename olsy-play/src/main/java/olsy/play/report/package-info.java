/**
 * The page about a session: its data, which are records, and the one file that shows them. The data
 * come from the session's files alone. Begin with {@link olsy.play.report.SessionReport}; it is
 * drawn by session.js of {@code olsy.play.page}.
 */
package olsy.play.report;
