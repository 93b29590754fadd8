/**
 * The page about a session: its data, which are records, and the one file that shows them. The data
 * come from the session's files alone. Begin with {@link olsy.play.report.SessionReport}; the
 * script that draws it is report.js beside the page's template.
 */
package olsy.play.report;
