/**
 * Learning how somebody plays, and what it stands on: files, player files, archives, decisions,
 * learners, predictions. This package itself has the version of the program only.
 */
package olsy.learning;
