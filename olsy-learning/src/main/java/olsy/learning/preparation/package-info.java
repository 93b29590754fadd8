/**
 * What tells a player from the others of an archive for who has to meet it: what its moves bring,
 * where it loses, openings it has not done well in. What one half of the games finds the other half
 * has to confirm. Begin with {@link olsy.learning.preparation.Prepare}; sentences and pages are
 * elsewhere.
 */
package olsy.learning.preparation;
