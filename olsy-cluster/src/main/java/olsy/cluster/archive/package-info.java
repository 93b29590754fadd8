/**
 * Archives of any size: read in splits by many, and what stands in them found again. A split yields
 * an index, a line for every game; whoever needs games reads them by their places. Begin with
 * {@link olsy.cluster.archive.ArchiveIndex}.
 */
package olsy.cluster.archive;
