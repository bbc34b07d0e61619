import type { UahPaymentDraft } from '../uah-payment';

/** A row as the counter sees it. */
export interface RowToNumber {
  readonly id: string;
  /** '' for a row that has none. */
  readonly number: string;
  /** It waits for its number: it is about to be saved. */
  readonly isWaiting: boolean;
}

/**
 * What the bank lets only one document of a company have: number and date together; null for a payment without a number.
 * Source: reference/banking 4.4 (`duplicateNumber`)
 */
export function numberMark({ number, documentDate }: Pick<UahPaymentDraft, 'number' | 'documentDate'>): string | null {
  return number === '' ? null : `${number} ${documentDate}`;
}

/**
 * Numbers for the rows that have none, in the order of the file, from the counter on. What another row of the file says
 * is left to that row. Source: spec 2 §2
 * @param next of the counter
 * @param used numbers that were tried already
 */
export function numbersToGive(
  rows: Iterable<RowToNumber>,
  next: number,
  used: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, string> {
  const all = [...rows];
  const taken = new Set(all.map(({ number }) => number));
  const given = new Map<string, string>();
  let number = next;
  for (const { id, number: own, isWaiting } of all) {
    if (own !== '' || !isWaiting) continue;
    while (taken.has(String(number)) || used.has(String(number))) number += 1;
    given.set(id, String(number));
    number += 1;
  }
  return given;
}
