/**
 * Counts the leading items that satisfy `predicate`, by binary search.
 * @param items after the first that fails, all fail
 */
export function countLeading<Item>(items: readonly Item[], predicate: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && predicate(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
