/**
 * Who of the known players moved in archives of any size. Begin with {@link
 * olsy.cluster.who.WhoAll}.
 */
package olsy.cluster.who;
