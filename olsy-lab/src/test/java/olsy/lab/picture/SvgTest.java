package olsy.lab.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class SvgTest {

  private static final Curves CURVES =
      new Curves(
          "ebf",
          "Branching <factors> & more",
          "Sum-bound",
          "EBF",
          List.of(
              Curve.measured("αβ*", List.of(new Curve.Point(0, 2.5, 0.1), new Curve.Point(1, 3))),
              Curve.reference("Paper", List.of(new Curve.Point(1, 3.25)))));

  private static final Bars BARS =
      new Bars(
          "benefit",
          "Points of 1,600",
          "Points",
          List.of("minimax", "M*"),
          List.of(
              new Bars.Group("Paper", List.of(1135.0, 1211.0), List.of(0.0, 0.0), true),
              new Bars.Group("OLSY", List.of(1100.0, 1150.0), List.of(30.0, 31.0), false)));

  @Test
  void drawsEveryCurveAndEveryWord() throws Exception {
    Curves fewer =
        new Curves("ebf", "Branching", "Sum-bound", "EBF", CURVES.curves().subList(0, 1));
    assertTrue(shapes(Svg.of(fewer)) < shapes(Svg.of(CURVES)), "a curve and words more");
    assertTrue(
        Svg.of(CURVES)
            .contains(
                "<title>Branching &lt;factors> &amp; more</title><desc>EBF: αβ*, Paper</desc>"),
        "words that can be searched for");
    assertTrue(Svg.of(BARS).contains("<desc>Points: Paper, OLSY</desc>"));
    assertTrue(Svg.of(CURVES).length() < 150_000 && Svg.of(BARS).length() < 150_000, "small files");
  }

  @Test
  void whereThereIsNoValueThereIsNoBar() throws Exception {
    Bars gap =
        new Bars(
            "gap",
            BARS.title(),
            BARS.yLabel(),
            BARS.categories(),
            List.of(
                BARS.groups().get(0),
                new Bars.Group("OLSY", List.of(1100.0, Double.NaN), List.of(30.0, 0.0), false)));
    assertTrue(shapes(Svg.of(gap)) < shapes(Svg.of(BARS)), "a bar and its label less");
    assertFalse(Svg.of(gap).contains("NaN"));
  }

  @Test
  void theSamePictureIsTheSameFile() {
    assertEquals(Svg.of(CURVES), Svg.of(CURVES));
    assertEquals(Svg.of(BARS), Svg.of(BARS));
  }

  @Test
  void refusesWhatCannotBeDrawn() {
    assertThrows(IllegalArgumentException.class, () -> Curve.measured("none", List.of()));
    List<Bars.Group> tooShort = List.of(new Bars.Group("x", List.of(1.0), List.of(0.0), false));
    assertThrows(
        IllegalArgumentException.class, () -> new Bars("x", "x", "x", List.of("a", "b"), tooShort));
  }

  private static int shapes(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    return factory
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)))
        .getElementsByTagName("*")
        .getLength();
  }
}
