package olsy.lab.picture;

import java.awt.Color;
import java.awt.Font;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.learning.text.InputException;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.ChartEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.internal.chartpart.IChart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Pictures as SVG; the only class that knows XChart. */
public final class Svg {

  private static final int WIDTH = 760;
  private static final int HEIGHT = 460;

  /** Values that are shown without decimals. */
  private static final double HUNDREDS = 100;

  private static final int MARKER_SIZE = 7;
  private static final float LINE_WIDTH = 1.6f;
  private static final Font PLAIN = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
  private static final Font BOLD = new Font(Font.SANS_SERIF, Font.BOLD, 15);
  private static final Color GRID = new Color(0xDD, 0xDD, 0xDD);

  private static final Color PAPER = new Color(0x9A, 0x9A, 0x9A);
  private static final Color[] GREYS = {
    new Color(0x30, 0x30, 0x30), new Color(0x90, 0x90, 0x90), new Color(0x60, 0x60, 0x60)
  };
  private static final Color ERRORS = new Color(0x30, 0x30, 0x30);
  private static final Color[] COLOURS = {
    new Color(0x00, 0x72, 0xB2),
    new Color(0xD5, 0x5E, 0x00),
    new Color(0x00, 0x9E, 0x73),
    new Color(0xCC, 0x79, 0xA7),
    new Color(0xB8, 0x86, 0x0B),
    new Color(0x56, 0xB4, 0xE9),
    new Color(0x44, 0x44, 0x44),
    new Color(0x7B, 0x3F, 0xA0)
  };

  /** Words are drawn as outlines: places to a tenth of a pixel halve the file. */
  private static final Pattern NEEDLESS_DIGITS = Pattern.compile("(?<=\\d\\.\\d)\\d+");

  private static final Pattern SVG_BEGINS = Pattern.compile("<svg[^>]*>");

  private Svg() {}

  /**
   * The text of a file.
   *
   * @throws InputException where Java finds no fonts
   */
  public static String of(Picture picture) {
    try {
      IChart chart = picture instanceof Curves curves ? chart(curves) : chart((Bars) picture);
      String svg = new String(ChartEncoder.getBytes(chart, "svg"), StandardCharsets.UTF_8);
      return SVG_BEGINS
          .matcher(NEEDLESS_DIGITS.matcher(svg).replaceAll(""))
          .replaceFirst("$0" + Matcher.quoteReplacement(words(picture)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InternalError | LinkageError e) { // this is how it says so
      throw new InputException(
          "cannot draw the picture "
              + picture.name()
              + ": Java finds no fonts; install fontconfig and a font",
          e);
    }
  }

  /** What the outlines say, for those who search or listen. */
  private static String words(Picture picture) {
    List<String> names =
        picture instanceof Curves curves
            ? curves.curves().stream().map(Curve::name).toList()
            : ((Bars) picture).groups().stream().map(Bars.Group::name).toList();
    return "<title>"
        + escaped(picture.title())
        + "</title><desc>"
        + escaped(picture.yLabel() + ": " + String.join(", ", names))
        + "</desc>";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }

  private static XYChart chart(Curves curves) {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(curves.title())
            .xAxisTitle(curves.xLabel())
            .yAxisTitle(curves.yLabel())
            .build();
    style(chart.getStyler());
    int measured = 0;
    int references = 0;
    for (Curve curve : curves.curves()) {
      List<Curve.Point> points = curve.points();
      XYSeries series =
          chart.addSeries(
              curve.name(),
              points.stream().mapToDouble(Curve.Point::x).toArray(),
              points.stream().mapToDouble(Curve.Point::y).toArray(),
              points.stream().mapToDouble(Curve.Point::error).toArray());
      Color colour =
          curve.isReference()
              ? GREYS[references++ % GREYS.length]
              : COLOURS[measured++ % COLOURS.length];
      series.setLineColor(colour);
      series.setMarkerColor(colour);
      series.setLineWidth(LINE_WIDTH);
      series.setLineStyle(curve.isReference() ? SeriesLines.DASH_DASH : SeriesLines.SOLID);
      series.setMarker(curve.isReference() ? SeriesMarkers.CROSS : SeriesMarkers.CIRCLE);
    }
    return chart;
  }

  private static CategoryChart chart(Bars bars) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(bars.title())
            .yAxisTitle(bars.yLabel())
            .build();
    style(chart.getStyler());
    chart.getStyler().setLabelsVisible(true);
    chart.getStyler().setLabelsFont(PLAIN);
    chart.getStyler().setDecimalPattern(largest(bars) < HUNDREDS ? "0.00" : "#,##0");
    chart.getStyler().setErrorBarsColorSeriesColor(false);
    chart.getStyler().setErrorBarsColor(ERRORS);
    int measured = 0;
    for (Bars.Group group : bars.groups()) {
      chart
          .addSeries(group.name(), bars.categories(), values(group), errors(group))
          .setFillColor(group.fromPaper() ? PAPER : COLOURS[measured++ % COLOURS.length]);
    }
    return chart;
  }

  private static double largest(Bars bars) {
    return bars.groups().stream()
        .flatMap(group -> group.values().stream())
        .filter(Double::isFinite)
        .mapToDouble(Math::abs)
        .max()
        .orElse(0);
  }

  /** Null where there is no bar. */
  private static List<Double> values(Bars.Group group) {
    List<Double> values = new ArrayList<>();
    for (double value : group.values()) {
      values.add(Double.isNaN(value) ? null : value);
    }
    return values;
  }

  /** Null for none: an error of zero would be drawn. */
  private static List<Double> errors(Bars.Group group) {
    return group.errors().stream().allMatch(error -> error == 0) ? null : group.errors();
  }

  private static void style(AxesChartStyler styler) {
    styler.setLocale(Locale.ROOT);
    styler.setDecimalPattern("#,##0.####");
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBackgroundColor(Color.WHITE);
    styler.setPlotGridLinesColor(GRID);
    styler.setPlotBorderVisible(false);
    styler.setChartTitleFont(BOLD);
    styler.setLegendFont(PLAIN);
    styler.setLegendPosition(LegendPosition.OutsideE);
    styler.setLegendBorderColor(Color.WHITE);
    styler.setAxisTitleFont(PLAIN);
    styler.setAxisTickLabelsFont(PLAIN);
    styler.setMarkerSize(MARKER_SIZE);
    styler.setErrorBarsColorSeriesColor(true);
  }
}
