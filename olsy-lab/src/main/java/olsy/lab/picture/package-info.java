/**
 * Diagrams as data, and as SVG. {@link olsy.lab.picture.Svg} alone knows the library that draws.
 */
package olsy.lab.picture;
