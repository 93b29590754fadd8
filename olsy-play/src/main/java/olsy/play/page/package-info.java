/**
 * What pages have in common: their style, their words, boards, and how a session is drawn. The
 * files are resources beside {@link olsy.play.page.PageParts}.
 */
package olsy.play.page;
