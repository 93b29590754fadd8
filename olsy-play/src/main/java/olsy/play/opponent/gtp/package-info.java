/**
 * Engines that speak GTP, the protocol of programs that play Go, which programs of Othello speak,
 * too. Begin with {@link olsy.play.opponent.gtp.GtpEngineFile}.
 */
package olsy.play.opponent.gtp;
