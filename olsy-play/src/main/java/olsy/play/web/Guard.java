package olsy.play.web;

import com.sun.net.httpserver.Headers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Who is listened to. Other sites' scripts run in the same browser, and names of other sites may be
 * made to lead here: a request must name this server as the one it is for, and come from its own
 * page or from none. Whoever wants to change something must know the key, too, which only the link
 * has that the program prints.
 *
 * @param port of this server
 */
record Guard(int port, String key) {

  private static final Set<String> NAMES = Set.of("127.0.0.1", "localhost");
  private static final String KEY = "X-Olsy-Key";

  /** What every answer says to the browser. */
  static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
              + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Cache-Control",
          "no-store");

  /**
   * Whether a request may be answered.
   *
   * @throws Refusal when it may not
   */
  void require(Headers headers, boolean changes) {
    List<String> host = headers.getOrDefault("Host", List.of());
    if (host.size() != 1 || !isHere(host.get(0))) {
      throw Refusal.forbidden("this server answers at 127.0.0.1 only");
    }
    List<String> origin = headers.getOrDefault("Origin", List.of());
    if (origin.size() > 1 || !origin.stream().allMatch(this::isOurs)) {
      throw Refusal.forbidden("another site's page asks");
    }
    List<String> site = headers.getOrDefault("Sec-fetch-site", List.of());
    if (changes && !site.stream().allMatch(one -> one.equals("same-origin"))) {
      throw Refusal.forbidden("another site's page asks");
    }
    if (changes && !isKey(headers.getFirst(KEY))) {
      throw Refusal.forbidden(
          "this tab may only look: open the link that olsy serve printed, which has the key");
    }
  }

  private boolean isHere(String host) {
    return NAMES.stream().anyMatch(name -> host.equals(name + ":" + port));
  }

  private boolean isOurs(String origin) {
    return origin.startsWith("http://") && isHere(origin.substring("http://".length()));
  }

  /** In a time that says nothing about how much of it is right. */
  private boolean isKey(String given) {
    return given != null
        && MessageDigest.isEqual(
            given.getBytes(StandardCharsets.UTF_8), key.getBytes(StandardCharsets.UTF_8));
  }
}
