package olsy.play.web;

import java.util.Map;
import java.util.function.Function;
import olsy.core.game.Spelling;

/**
 * The rooms of the page, by the first part of the path behind {@code /api}.
 *
 * @param rooms what each answers
 */
public record House(Map<String, Function<Request, Answer>> rooms) {

  public House {
    rooms = Map.copyOf(rooms);
  }

  /** Asks the room that it is about. */
  public Answer answer(Request request) {
    Function<Request, Answer> room = rooms.get(request.part(0));
    if (room == null) {
      throw Refusal.unknown(Spelling.unknown("room", request.part(0), rooms.keySet()));
    }
    return room.apply(request);
  }
}
