package olsy.play.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What reaches the rooms, and what does not. */
class WebServerTest {

  private static final String KEY = "the-key";

  private final Noticeboard<Map<String, Integer>> board = new Noticeboard<>(Map.of("n", 1));
  private WebServer server;

  @BeforeEach
  void open() {
    server = WebServer.open(0, KEY, this::answer);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private Answer answer(Request request) {
    return switch (request.part(0)) {
      case "echo" ->
          Answer.json(request.changes() ? request.json().fields().keySet() : request.query());
      case "news" -> new Answer.Stream(board);
      case "defect" -> throw new IllegalStateException("oh");
      default -> throw Refusal.unknown("nothing here");
    };
  }

  private String host() {
    return "127.0.0.1:" + server.address().getPort();
  }

  /** Sends exactly that, and reads all that comes back. */
  private String raw(String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
      OutputStream out = socket.getOutputStream();
      out.write(request.getBytes(StandardCharsets.UTF_8));
      out.flush();
      return new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
          .lines()
          .collect(Collectors.joining("\n"));
    }
  }

  private String get(String path, String... headers) throws IOException {
    return raw(request("GET", path, "", headers));
  }

  private String post(String path, String body, String... headers) throws IOException {
    return raw(request("POST", path, body, headers));
  }

  private String request(String method, String path, String body, String... headers) {
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    return method
        + " "
        + path
        + " HTTP/1.1\r\nHost: "
        + host()
        + "\r\nConnection: close\r\nContent-Length: "
        + length
        + "\r\n"
        + String.join("", headers)
        + "\r\n"
        + body;
  }

  private static void assertRefused(int status, String sentence, String answer) {
    assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
    assertTrue(answer.contains(sentence), answer);
  }

  @Test
  void thePageComesWithAStrictPolicy() throws IOException {
    String page = get("/");
    assertTrue(page.startsWith("HTTP/1.1 200 "), page);
    assertTrue(page.contains("<title>OLSY</title>"), page);
    assertTrue(page.contains("script-src 'self'; style-src 'self'"), page);
    assertFalse(page.contains("unsafe"), page);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/page.css/..",
        "/olsy/play/web/page.css",
        "/WebServer.class",
        "//etc/passwd"
      })
  void noPathReachesAFile(String path) throws IOException {
    assertRefused(404, "nothing at this address", get(path));
  }

  @Test
  void anotherNameOfThisMachineIsRefused() throws IOException {
    String evil = "GET /api/echo HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assertRefused(403, "answers at 127.0.0.1 only", raw(evil));
    String twice = get("/api/echo", "Host: evil.example\r\n");
    assertRefused(403, "answers at 127.0.0.1 only", twice);
  }

  @Test
  void anotherSitesPageIsRefused() throws IOException {
    String evil = "Origin: http://evil.example\r\n";
    assertRefused(403, "another site", get("/api/echo", evil));
    assertRefused(403, "another site", get("/api/echo", "Origin: null\r\n"));
    assertRefused(
        403,
        "another site",
        post("/api/echo", "{}", "X-Olsy-Key: " + KEY + "\r\nSec-Fetch-Site: cross-site\r\n"));
    String own = "Origin: http://" + host() + "\r\n";
    assertTrue(get("/api/echo?a=b%20c", own).endsWith("{\"a\":\"b c\"}"));
  }

  @Test
  void whoChangesSomethingNeedsTheKey() throws IOException {
    assertRefused(403, "open the link", post("/api/echo", "{}"));
    assertRefused(403, "open the link", post("/api/echo", "{}", "X-Olsy-Key: guess\r\n"));
    String answer = post("/api/echo", "{\"x\":1}", "X-Olsy-Key: " + KEY + "\r\n");
    assertTrue(answer.endsWith("[\"x\"]"), answer);
    assertTrue(server.link().toString().endsWith("/#key=" + KEY));
  }

  @Test
  void whatIsTooLargeOrTooDeepIsRefused() throws IOException {
    String key = "X-Olsy-Key: " + KEY + "\r\n";
    assertRefused(
        413, "expected at most", post("/api/echo", "\"" + "x".repeat(70_000) + "\"", key));
    assertRefused(400, "brackets stand more than", post("/api/echo", "[".repeat(10_000), key));
    assertRefused(400, "the request line 1", post("/api/echo", "{\"a\":", key));
  }

  @Test
  void otherMethodsAndDefectsHaveASentence() throws IOException {
    assertRefused(405, "expected GET or POST, found PUT", raw(request("PUT", "/", "")));
    assertRefused(500, "a defect of the program", get("/api/defect"));
    assertRefused(404, "nothing here", get("/api/else"));
  }

  @Test
  void newsComeAsEventsUntilTheyEnd() throws IOException {
    board.put(Map.of("n", 2));
    board.end("it is over");
    String stream = get("/api/news");
    assertTrue(stream.contains("Content-type: text/event-stream"), stream);
    assertTrue(stream.contains("id: 1\ndata: {\"n\":2}\n\n"), stream);
    assertTrue(stream.contains("event: over\ndata: {\"sentence\":\"it is over\"}"), stream);
  }

  @Test
  void aPortThatIsTakenIsNamedWithOneThatIsFree() {
    int port = server.address().getPort();
    InputException taken =
        assertThrows(InputException.class, () -> WebServer.open(port, KEY, this::answer).close());
    assertTrue(
        taken.getMessage().matches("port " + port + " is taken; --port \\d+ .*free.*"),
        taken.getMessage());
  }
}
