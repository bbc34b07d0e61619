/**
 * Starts work on next items while one is awaited; answers come in order.
 * @param window maximum number of items in work
 * @returns function that gives the next answer with every call
 */
export function lookAhead<Item, Answer>(
  items: readonly Item[],
  window: number,
  work: (item: Item) => Promise<Answer>,
): () => Promise<Answer> {
  const started: Promise<Answer>[] = [];
  let nextIndex = 0;
  return () => {
    for (const item of items.slice(started.length, nextIndex + window)) {
      const answer = work(item);
      // The error is thrown when awaited; until then it must not count as unhandled.
      answer.catch(() => undefined);
      started.push(answer);
    }
    const next = started[nextIndex];
    nextIndex += 1;
    if (!next) throw new RangeError('more answers than items');
    return next;
  };
}
