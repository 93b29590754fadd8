package olsy.play.cli;

/**
 * A command that another module brings. {@code olsy} finds it with {@link java.util.ServiceLoader},
 * and goes without it where the module is not on the class path.
 */
public interface ModuleCommand extends Runnable {}
