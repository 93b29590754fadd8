/**
 * What an experiment is and how it runs: {@link olsy.lab.experiment.Experiment} is given a {@link
 * olsy.lab.experiment.Laboratory}, measures, and hands over rows. Nothing here knows a particular
 * experiment or game.
 */
package olsy.lab.experiment;
