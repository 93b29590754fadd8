/**
 * Searches that foresee the opponent's replies and go on by minimax behind them. {@link
 * olsy.core.search.reply.Reply} is the simplest; {@link olsy.core.search.reply.Mixture} and {@link
 * olsy.core.search.reply.Soft} weigh several replies; {@link olsy.core.search.reply.Guarded}
 * foresees more than the next one, and {@link olsy.core.search.reply.Safe} risks little for it.
 */
package olsy.core.search.reply;
