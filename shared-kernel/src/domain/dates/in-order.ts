/**
 * How many items at the beginning are so, by binary search: a statement asks for the rate of each of its documents, a
 * credit for what was paid on each of its days.
 * @param items in an order in which none is so after the first that is not
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
