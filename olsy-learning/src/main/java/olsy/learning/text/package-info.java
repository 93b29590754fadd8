/**
 * Reading and writing files of text and JSON: errors name the place, writing is all or nothing.
 * {@link olsy.learning.text.Json} is the only class that knows Jackson. What files mean is not
 * here.
 */
package olsy.learning.text;
