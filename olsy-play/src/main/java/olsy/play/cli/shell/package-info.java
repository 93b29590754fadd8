/**
 * The commands as shells and {@code man} want to know them. Both are made of what the commands say
 * themselves. Begin with {@link olsy.play.cli.shell.Shell} and {@link olsy.play.cli.shell.ManPage}.
 */
package olsy.play.cli.shell;
