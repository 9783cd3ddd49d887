/**
 * The place of the first of sorted items that does not come before what is looked for, found by halving: where
 * it is, or where it belongs. After equal ones when `compare` says that they come before it.
 *
 * @param compare negative for an item that comes before what is looked for.
 * @param from where to begin: nothing before it is looked at.
 */
export function placeOf<T>(sorted: ArrayLike<T>, compare: (item: T) => number, from = 0): number {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as T) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
