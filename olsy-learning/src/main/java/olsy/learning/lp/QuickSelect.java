package olsy.learning.lp;

/**
 * The k-th smallest of n numbers in linear time on average.
 *
 * <pre>
 * while the range holds more than one number
 *   partition it about the number at k
 *   keep the side that holds k
 * </pre>
 *
 * <p>C. A. R. Hoare, "Algorithm 65: Find", Communications of the ACM 4(7), 1961.
 */
final class QuickSelect {
  private QuickSelect() {}

  /** The number that would stand at index k if the numbers were sorted. Reorders them. */
  static double select(double[] numbers, int k) {
    int low = 0;
    int high = numbers.length - 1;
    while (low < high) {
      double pivot = numbers[k];
      int left = low;
      int right = high;
      while (left <= right) {
        while (numbers[left] < pivot) {
          left++;
        }
        while (pivot < numbers[right]) {
          right--;
        }
        if (left <= right) {
          double number = numbers[left];
          numbers[left++] = numbers[right];
          numbers[right--] = number;
        }
      }
      if (right < k) {
        low = left;
      }
      if (k < left) {
        high = right;
      }
    }
    return numbers[k];
  }
}
