/**
 * Searches that foresee the opponent's next reply and go on by minimax behind it. {@link
 * olsy.core.search.reply.Reply} is the simplest; the others weigh several replies.
 */
package olsy.core.search.reply;
