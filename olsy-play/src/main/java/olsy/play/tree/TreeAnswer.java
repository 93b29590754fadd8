package olsy.play.tree;

/** The answer to a line of a tree file: a record, whose components are the fields of its JSON. */
public interface TreeAnswer {

  /** The same for people, on one line. */
  String sentence();
}
