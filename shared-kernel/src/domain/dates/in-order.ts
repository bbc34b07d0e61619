/**
 * Counts the leading items that satisfy `predicate`, by binary search.
 * @param items after the first that fails, all fail
 */
export function countInOrder<Item>(items: readonly Item[], isSo: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isSo(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
