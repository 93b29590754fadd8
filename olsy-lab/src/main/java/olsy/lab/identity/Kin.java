package olsy.lab.identity;

/** Whether somebody who is nearly the same is in the crowd, too. */
enum Kin {
  TWIN("with a twin"),
  LEVEL("at several depths"),
  NONE("alone");

  private final String text;

  Kin(String text) {
    this.text = text;
  }

  static Kin of(Crowd.Member member) {
    return !member.twin().isEmpty() ? TWIN : member.name().contains("@") ? LEVEL : NONE;
  }

  /** As tables have it. */
  String text() {
    return text;
  }
}
