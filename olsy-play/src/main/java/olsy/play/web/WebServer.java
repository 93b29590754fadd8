package olsy.play.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.BindException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.slf4j.LoggerFactory;

/**
 * Serves the page, to this machine alone.
 *
 * <pre>
 * a request is guarded, then answered:  GET /            a file of the page
 *                                       GET /api/…       how something stands
 *                                       GET /api/…/news  the same, and every change of it, as events
 *                                       POST /api/…      something changes
 * </pre>
 */
public final class WebServer implements AutoCloseable {

  /** More than a page and its tabs have open; a thread waits for each. */
  private static final int MOST_STREAMS = 256;

  private static final int MOST_OTHERS = 64;
  private static final int NEIGHBOURS = 100;
  private static final int LAST_PORT = 65_535;

  /** A tab that is gone is noticed when something is said to it. */
  private static final Duration HEARTBEAT = Duration.ofSeconds(10);

  private static final String API = "api";
  private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST");

  private final HttpServer http;
  private final ExecutorService threads;
  private final Guard guard;
  private final PageFiles files;
  private final Function<Request, Answer> house;
  private final Semaphore streams = new Semaphore(MOST_STREAMS);
  private volatile boolean closed;

  private WebServer(
      HttpServer http, ExecutorService threads, String key, Function<Request, Answer> house) {
    this.http = http;
    this.threads = threads;
    this.guard = new Guard(http.getAddress().getPort(), key);
    this.files = new PageFiles();
    this.house = house;
  }

  /**
   * Opens.
   *
   * @param port 0 for any
   * @param key of whoever may change something
   * @param house answers what is asked under {@code /api}, without this part of the path
   */
  public static WebServer open(int port, String key, Function<Request, Answer> house) {
    // Read once by the server of the JDK: a client that sends nothing, or never ends, is dropped.
    System.setProperty("sun.net.httpserver.maxReqTime", "60");
    System.setProperty("sun.net.httpserver.maxReqHeaders", "64");
    System.setProperty("jdk.httpserver.maxConnections", String.valueOf(2 * MOST_STREAMS));
    AtomicInteger number = new AtomicInteger();
    ExecutorService threads =
        Executors.newFixedThreadPool(
            MOST_STREAMS + MOST_OTHERS,
            work -> {
              Thread thread = new Thread(work, "web-" + number.incrementAndGet());
              thread.setDaemon(true);
              return thread;
            });
    try {
      HttpServer http = HttpServer.create(address(port), 0);
      WebServer server = new WebServer(http, threads, key, house);
      http.setExecutor(threads);
      http.createContext("/", server::handle);
      http.start();
      return server;
    } catch (BindException e) {
      threads.shutdown();
      throw new InputException(
          "port "
              + port
              + " is taken; "
              + freeAfter(port)
                  .map(free -> "--port " + free + " is free")
                  .orElse("--port 0 takes a free one"),
          e);
    } catch (IOException e) {
      threads.shutdown();
      throw new InputException("cannot open port " + port + ": " + e.getMessage(), e);
    }
  }

  private static InetSocketAddress address(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  private static Optional<Integer> freeAfter(int port) {
    return IntStream.rangeClosed(port + 1, Math.min(port + NEIGHBOURS, LAST_PORT))
        .filter(WebServer::isFree)
        .boxed()
        .findFirst();
  }

  private static boolean isFree(int port) {
    try {
      HttpServer.create(address(port), 0).stop(0);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Where it answers. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + http.getAddress().getPort() + "/");
  }

  /** The link for whoever may change something. What stands behind # is never sent anywhere. */
  public URI link() {
    return address().resolve("#key=" + guard.key());
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      send(exchange, answer(exchange));
    } catch (IOException e) {
      // The browser has gone: there is nobody to tell.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Answer answer(HttpExchange exchange) {
    try {
      String method = exchange.getRequestMethod();
      if (!METHODS.contains(method)) {
        throw Refusal.method("expected GET or POST, found " + method);
      }
      boolean changes = method.equals("POST");
      guard.require(exchange.getRequestHeaders(), changes);
      URI uri = exchange.getRequestURI();
      List<String> path =
          Arrays.stream(uri.getPath().split("/", -1)).filter(part -> !part.isEmpty()).toList();
      if (path.isEmpty() || !path.get(0).equals(API)) {
        if (changes) {
          throw Refusal.method("expected GET, found POST");
        }
        return files.at(path);
      }
      return house.apply(
          new Request(
              changes,
              path.subList(1, path.size()),
              Request.query(uri.getRawQuery()),
              most -> read(exchange, most)));
    } catch (Refusal refusal) {
      return Answer.refused(refusal);
    } catch (InputException e) {
      return Answer.refused(Refusal.wrong(e.getMessage()));
    } catch (RuntimeException e) {
      LoggerFactory.getLogger(WebServer.class).error("a request failed", e);
      return Answer.refused(Refusal.defect(e));
    }
  }

  private static byte[] read(HttpExchange exchange, int most) {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    try {
      InputStream in = exchange.getRequestBody();
      for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
        read.write(buffer, 0, size);
        if (read.size() > most) {
          throw Refusal.tooLarge(String.format("expected at most %,d bytes, found more", most));
        }
      }
    } catch (IOException e) {
      throw Refusal.tooSlow("the request broke off: " + e.getMessage());
    }
    return read.toByteArray();
  }

  private void send(HttpExchange exchange, Answer answer) throws IOException, InterruptedException {
    Guard.HEADERS.forEach(exchange.getResponseHeaders()::set);
    if (answer instanceof Answer.Stream stream) {
      if (streams.tryAcquire()) {
        try {
          send(exchange, stream.news());
        } finally {
          streams.release();
        }
      } else {
        send(exchange, (Answer.Whole) Answer.refused(Refusal.busy("too many tabs are open")));
      }
    } else {
      send(exchange, (Answer.Whole) answer);
    }
  }

  private static void send(HttpExchange exchange, Answer.Whole whole) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", whole.type());
    if (whole.status() != HttpURLConnection.HTTP_OK) {
      exchange.getResponseHeaders().set("Connection", "close"); // what was not read is not wanted
    }
    boolean head = exchange.getRequestMethod().equals("HEAD");
    byte[] body = whole.body().getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(whole.status(), head ? -1 : body.length);
    if (!head) {
      exchange.getResponseBody().write(body);
    }
  }

  /** Server-sent events: the version is the id, so that a browser that comes back says it. */
  private void send(HttpExchange exchange, News news) throws IOException, InterruptedException {
    exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    exchange.sendResponseHeaders(HttpURLConnection.HTTP_OK, 0);
    OutputStream out = exchange.getResponseBody();
    long seen = -1;
    try {
      while (!closed) {
        Optional<News.Item> item = news.after(seen, HEARTBEAT);
        String text =
            item.map(one -> "id: " + one.version() + "\ndata: " + one.json() + "\n\n")
                .orElse(": still here\n\n");
        seen = item.map(News.Item::version).orElse(seen);
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (Refusal over) {
      String data = Json.line(Map.of("sentence", over.getMessage()));
      out.write(("event: over\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Nobody is answered any more. */
  @Override
  public void close() {
    closed = true;
    http.stop(0);
    threads.shutdownNow();
  }
}
