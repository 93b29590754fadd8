/**
 * Games of a person in a browser. A table is a session in a thread of its own; the person sits at a
 * seat, asks for moves over a desk, and sees a view of the table. Begin with {@link
 * olsy.play.web.table.OpenTable}.
 */
package olsy.play.web.table;
