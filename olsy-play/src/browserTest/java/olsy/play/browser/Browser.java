package olsy.play.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** Chromium, as somebody sits before it. What is not there yet is waited for. */
final class Browser implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(90);
  private static final Duration GLANCE = Duration.ofMillis(20);
  static final int USUAL_WIDTH = 1_400;
  private static final int USUAL_HEIGHT = 900;

  /**
   * It says at every start that it does not know this Chromium's newest protocol, which is not
   * used.
   */
  private static final Logger PROTOCOL = Logger.getLogger("org.openqa.selenium.devtools");

  private static final String AXE = resource("/axe.min.js");

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  static Browser open() {
    PROTOCOL.setLevel(Level.SEVERE);
    ChromeOptions options = new ChromeOptions();
    options.addArguments("--headless=new", "--disable-dev-shm-usage", "--disable-gpu");
    if (System.getProperty("user.name").equals("root")) {
      options.addArguments("--no-sandbox"); // Chromium refuses to start otherwise
    }
    LoggingPreferences all = new LoggingPreferences();
    all.enable(LogType.BROWSER, Level.ALL);
    options.setCapability(ChromeOptions.LOGGING_PREFS, all);
    Browser browser = new Browser(new ChromeDriver(options));
    browser.resize(USUAL_WIDTH);
    return browser;
  }

  private static String resource(String name) {
    try (InputStream in = Browser.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // What is looked at.

  /** Goes to an address; one that differs behind # alone is loaded anew, too. */
  void show(URI address) {
    driver.get("about:blank");
    driver.get(address.toString());
  }

  String address() {
    return driver.getCurrentUrl();
  }

  void reload() {
    driver.navigate().refresh();
  }

  /** Another tab, which is in front then. */
  String openTab() {
    driver.switchTo().newWindow(WindowType.TAB);
    return tab();
  }

  String tab() {
    return driver.getWindowHandle();
  }

  void toTab(String tab) {
    driver.switchTo().window(tab);
  }

  /** Closes the tab, and goes to another one. */
  void closeTab(String next) {
    driver.close();
    toTab(next);
  }

  void resize(int width) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", USUAL_HEIGHT, "deviceScaleFactor", 1, "mobile", false));
  }

  /**
   * Light or dark, and without movements, so that what is seen stands still.
   *
   * @param theme as CSS calls it
   */
  void dress(String theme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", theme),
                Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
  }

  // What is waited for.

  void await(String what, BooleanSupplier condition) {
    awaited(what, () -> Optional.of(true).filter(any -> condition.getAsBoolean()));
  }

  private <T> T awaited(String what, Supplier<Optional<T>> found) {
    return new WebDriverWait(driver, PATIENCE, GLANCE)
        .ignoring(StaleElementReferenceException.class)
        .ignoring(NoSuchElementException.class)
        .withMessage(() -> what + "; the page says: " + text("body"))
        .until(any -> found.get().orElse(null));
  }

  /** What a selector leads to, when it is to be seen. */
  WebElement see(String selector) {
    return see(selector, "");
  }

  /** The first of those elements that says something, when it is to be seen. */
  WebElement see(String selector, String text) {
    return awaited(
        selector + " is to be seen, and says " + text,
        () ->
            all(selector).stream()
                .filter(one -> one.isDisplayed() && one.getText().contains(text))
                .findFirst());
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  /** What stands in the first of those elements; empty where there is none. */
  String text(String selector) {
    return awaited(
        selector + " is read",
        () -> Optional.of(all(selector).stream().findFirst().map(WebElement::getText).orElse("")));
  }

  String attribute(String selector, String name) {
    return driver.findElement(By.cssSelector(selector)).getDomAttribute(name);
  }

  Object script(String script, Object... arguments) {
    return ((JavascriptExecutor) driver).executeScript(script, arguments);
  }

  // What is done.

  void click(String selector) {
    click(selector, "");
  }

  void click(String selector, String text) {
    await(
        selector + " that says '" + text + "' is clicked",
        () -> {
          see(selector, text).click(); // what is drawn anew before it is reached is not clicked
          return true;
        });
  }

  /** Chooses of a list what begins so. */
  void choose(String list, String text) {
    Select select = new Select(see(list));
    select.selectByIndex(
        (int)
            select.getOptions().stream()
                .takeWhile(option -> !option.getText().startsWith(text))
                .count());
  }

  /** Presses the mouse on an element and keeps it down. */
  void grasp(String selector) {
    new Actions(driver).clickAndHold(see(selector)).perform();
  }

  /** Lets the mouse go on an element. */
  void drop(String selector) {
    new Actions(driver).moveToElement(see(selector)).release().perform();
  }

  /** Drops a file on an element. */
  void drop(String selector, String name, String content) {
    script(
        """
        const files = new DataTransfer();
        files.items.add(new File([arguments[2]], arguments[1]));
        arguments[0].dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
        """,
        see(selector),
        name,
        content);
  }

  /** Presses keys, wherever the focus is. */
  void press(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Goes on with the tabulator until an element has the focus. */
  void tabTo(String selector) {
    int most = 100;
    for (int presses = 0; presses < most; presses++) {
      if ((Boolean) script("return document.activeElement.matches(arguments[0])", selector)) {
        return;
      }
      press(Keys.TAB);
    }
    throw new IllegalStateException("the tabulator does not lead to " + selector);
  }

  /** Of the whole page, however long it is. */
  byte[] picture() {
    Map<String, Object> answer =
        driver.executeCdpCommand(
            "Page.captureScreenshot",
            Map.of("format", "png", "captureBeyondViewport", true, "clip", whole()));
    return Base64.getDecoder().decode((String) answer.get("data"));
  }

  private Map<String, Object> whole() {
    Object height = script("return document.documentElement.scrollHeight");
    Object width = script("return innerWidth");
    return Map.of("x", 0, "y", 0, "width", width, "height", height, "scale", 1);
  }

  /** By how many pixels the page is wider than the window. */
  long outOfSight() {
    return (Long)
        script(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth");
  }

  /** What axe-core finds that would keep somebody from using what is shown. */
  @SuppressWarnings("unchecked")
  List<String> violations() {
    if (!(Boolean) script("return typeof axe === 'object'")) {
      script(AXE);
    }
    return (List<String>)
        driver.executeAsyncScript(
            """
            const done = arguments[arguments.length - 1];
            axe.run({ resultTypes: ["violations"] }).then((found) =>
              done(found.violations.flatMap((one) => one.nodes.map((node) => one.id + " at " + node.target + ": " + node.failureSummary))));
            """);
  }

  /** What stands at an address, asked for by the page. */
  String fetched(String address) {
    return (String)
        driver.executeAsyncScript(
            "const done = arguments[1]; fetch(arguments[0]).then((answer) =>"
                + " answer.text()).then(done)",
            address);
  }

  /**
   * What the browser complained of since it was asked last: scripts that failed, what a policy
   * forbids.
   */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
