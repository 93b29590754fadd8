/**
 * The command line. A command is one class: it reads its options, calls one thing, and prints. What
 * commands have in common stands beside them: {@link olsy.play.cli.Output}, {@link
 * olsy.play.cli.Arguments}. Begin with {@code Olsy}, which lists the commands.
 */
package olsy.play.cli;
