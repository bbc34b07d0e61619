import { DOCUMENT_NUMBER_MAX } from '../../vocabulary';
import type { UahPaymentDraft } from '../check-uah-payment';

/** Returns number and date, unique within a company. Source: docs/requirements/banking-rules.md#import-templates. */
export function getNumberKey({
  number,
  documentDate,
}: Pick<UahPaymentDraft, 'number' | 'documentDate'>): string | null {
  return number === '' ? null : `${number} ${documentDate}`;
}

/** Returns 15 for `БП-000015` of 1C or BAS; null if none fits. */
export function extractNumber(number: string): string | null {
  const figures = /([1-9][0-9]*)[^0-9]*$/.exec(number)?.[1];
  return figures !== undefined && figures.length <= DOCUMENT_NUMBER_MAX ? figures : null;
}

/**
 * Assigns numbers to rows without one. Source: docs/requirements/hryvnia-payments.md#import-and-export.
 * @param ids of the rows, in the order of the file
 * @param next value of the counter
 * @param isTaken true if another row has the number, or it was tried already
 */
export function assignNumbers(
  ids: Iterable<string>,
  next: number,
  isTaken: (number: string) => boolean,
): ReadonlyMap<string, string> {
  const assigned = new Map<string, string>();
  let number = next;
  for (const id of ids) {
    while (isTaken(String(number))) number += 1;
    assigned.set(id, String(number));
    number += 1;
  }
  return assigned;
}
