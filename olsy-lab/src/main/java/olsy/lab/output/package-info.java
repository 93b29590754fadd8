/**
 * What a run writes: tables of rows as text and CSV, the notebook that an interrupted run goes on
 * from, and the page that binds all results of a folder. Pictures are in {@code olsy.lab.picture}.
 */
package olsy.lab.output;
