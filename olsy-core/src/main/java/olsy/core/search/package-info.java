/**
 * What every search is: a function from a position and limits to a result. {@link
 * olsy.core.search.Search} is where to begin. {@link olsy.core.search.Algorithms} knows the
 * searches by name. The searches themselves live in the packages below, or anywhere else: what they
 * need is public here.
 */
package olsy.core.search;
