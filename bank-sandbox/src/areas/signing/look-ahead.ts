/**
 * Works on the items to come while one is waited for: what can be done in other threads is done side by side, and the
 * answers still come in the order of the items.
 * @param window how many are in work at most
 * @returns gives the next answer with every call
 */
export function lookAhead<Item, Answer>(
  items: readonly Item[],
  window: number,
  work: (item: Item) => Promise<Answer>,
): () => Promise<Answer> {
  const started: Promise<Answer>[] = [];
  let given = 0;
  return () => {
    for (const item of items.slice(started.length, given + window)) {
      const answer = work(item);
      // It is thrown where it is asked for; until then nobody may take it for forgotten.
      answer.catch(() => undefined);
      started.push(answer);
    }
    const next = started[given];
    given += 1;
    if (!next) throw new RangeError('more answers than items');
    return next;
  };
}
