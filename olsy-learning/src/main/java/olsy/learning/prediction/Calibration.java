package olsy.learning.prediction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.statistics.Interval;
import olsy.core.statistics.SampleMean;
import olsy.learning.text.JsonValue;

/**
 * How much probabilities can be believed. Of every decision it counts how probable the move played
 * was said to be, and whether the move expected came as often as its probability said.
 *
 * <pre>
 * log-likelihood   1/n Σ ln P(move played)        a uniform guess: 1/n Σ ln 1/(moves there are)
 * error            1/n Σ_bin |Σ P(move expected) − how often it was played|
 * </pre>
 *
 * The error is the expected calibration error in ten bins of equal width (M. P. Naeini, G. F.
 * Cooper and M. Hauskrecht, Obtaining Well Calibrated Probabilities Using Bayesian Binning, 2015).
 *
 * @param gain the log-likelihood beyond that of a uniform guess
 * @param bins of the probabilities of the moves expected, from 0 to 1
 */
public record Calibration(SampleMean logLikelihood, SampleMean gain, List<Bin> bins) {

  /** Of equal width. */
  public static final int BINS = 10;

  /**
   * Expectations that were about as probable as each other.
   *
   * @param probability in the mean; 0 without any
   * @param hits the share that came true; 0 without any
   */
  public record Bin(int decisions, double probability, double hits) {

    private static final Bin EMPTY = new Bin(0, 0, 0);

    private Bin with(Bin others) {
      int n = decisions + others.decisions;
      double own = n == 0 ? 0 : (double) decisions / n;
      double rest = n == 0 ? 0 : (double) others.decisions / n;
      return new Bin(
          n, own * probability + rest * others.probability, own * hits + rest * others.hits);
    }
  }

  public Calibration {
    bins = List.copyOf(bins);
    if (bins.size() != BINS) {
      throw new IllegalArgumentException(BINS + " bins expected, found " + bins.size());
    }
  }

  /** Of no decisions. */
  public static Calibration none() {
    return new Calibration(SampleMean.NONE, SampleMean.NONE, Collections.nCopies(BINS, Bin.EMPTY));
  }

  public static Calibration of(List<ForeseenDecision> decisions) {
    SampleMean logLikelihood = SampleMean.NONE;
    SampleMean gain = SampleMean.NONE;
    int[] n = new int[BINS];
    double[] probability = new double[BINS];
    double[] hits = new double[BINS];
    for (ForeseenDecision one : decisions) {
      double played = one.logLikelihood();
      logLikelihood = logLikelihood.with(SampleMean.of(played, one.times));
      gain = gain.with(SampleMean.of(played + Math.log(one.probabilities.length), one.times));
      double expected = one.probabilities[one.expected];
      int bin = bin(expected);
      n[bin] += one.times;
      probability[bin] += one.times * expected;
      hits[bin] += one.expected == one.chosen ? one.times : 0;
    }
    List<Bin> bins = new ArrayList<>();
    for (int i = 0; i < BINS; i++) {
      bins.add(n[i] == 0 ? Bin.EMPTY : new Bin(n[i], probability[i] / n[i], hits[i] / n[i]));
    }
    return new Calibration(logLikelihood, gain, bins);
  }

  /**
   * Of one decision.
   *
   * @param played how probable the move played was said to be
   * @param uniform how probable a guess says that it is
   * @param confidence how probable the move expected was said to be; null where that is not known,
   *     and the bins stay empty
   * @param hit whether it was played
   */
  public static Calibration of(double played, double uniform, Double confidence, boolean hit) {
    List<Bin> bins = new ArrayList<>(Collections.nCopies(BINS, Bin.EMPTY));
    if (confidence != null) {
      bins.set(bin(confidence), new Bin(1, confidence, hit ? 1 : 0));
    }
    return new Calibration(
        SampleMean.of(Math.log(played), 1), SampleMean.of(Math.log(played / uniform), 1), bins);
  }

  private static int bin(double probability) {
    return Math.min(BINS - 1, (int) (BINS * probability));
  }

  public int decisions() {
    return logLikelihood.count();
  }

  /** The log-likelihood of a decision in the mean, for one who guesses. */
  public double uniform() {
    return logLikelihood.mean() - gain.mean();
  }

  /** By how much probabilities miss what came true, in the mean of the decisions in the bins. */
  public double error() {
    double sum = 0;
    int n = 0;
    for (Bin bin : bins) {
      sum += bin.decisions * Math.abs(bin.probability - bin.hits);
      n += bin.decisions;
    }
    return n == 0 ? 0 : sum / n;
  }

  /** Where the log-likelihood of all such decisions lies; they count as independent. */
  public Interval interval() {
    return logLikelihood.interval();
  }

  /** The fields of its file. */
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("decisions", decisions());
    json.put("logLikelihood", json(logLikelihood));
    json.put("gain", json(gain));
    json.put("error", error());
    json.put("bins", bins);
    return json;
  }

  static Map<String, Object> json(SampleMean mean) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("mean", mean.mean());
    json.put("deviation", mean.deviation());
    return json;
  }

  /** Reads what {@link #json} has written. */
  public static Calibration of(JsonValue json) {
    int decisions = json.get("decisions").whole(0);
    return new Calibration(
        mean(json.get("logLikelihood"), decisions),
        mean(json.get("gain"), decisions),
        json.get("bins").items().stream()
            .map(
                bin ->
                    new Bin(
                        bin.get("decisions").whole(0),
                        bin.get("probability").share(),
                        bin.get("hits").share()))
            .toList());
  }

  static SampleMean mean(JsonValue json, int decisions) {
    return new SampleMean(decisions, json.get("mean").number(), json.get("deviation").amount());
  }

  /** Of these decisions and others together. */
  public Calibration with(Calibration others) {
    Bin[] all = new Bin[BINS];
    Arrays.setAll(all, i -> bins.get(i).with(others.bins.get(i)));
    return new Calibration(
        logLikelihood.with(others.logLikelihood), gain.with(others.gain), List.of(all));
  }
}
