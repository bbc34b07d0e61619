import { DOCUMENT_NUMBER_MAX } from '../../vocabulary';
import type { UahPaymentDraft } from '../uah-payment';

/**
 * What the bank lets only one document of a company have: number and date together; null for a payment without a number.
 * Source: reference/banking 4.4 (`duplicateNumber`)
 */
export function numberMark({ number, documentDate }: Pick<UahPaymentDraft, 'number' | 'documentDate'>): string | null {
  return number === '' ? null : `${number} ${documentDate}`;
}

/** The counter in a number of 1C and BAS, which has a prefix: 15 of `БП-000015`; null if there is none that fits. */
export function figuresOfNumber(number: string): string | null {
  const figures = /([1-9][0-9]*)[^0-9]*$/.exec(number)?.[1];
  return figures !== undefined && figures.length <= DOCUMENT_NUMBER_MAX ? figures : null;
}

/**
 * Numbers for the rows that have none, from the counter on. Source: spec 2 §2
 * @param ids of the rows that wait for a number, in the order of the file
 * @param next of the counter
 * @param isTaken whether another row of the file says this number, or it was tried already
 */
export function numbersToGive(
  ids: Iterable<string>,
  next: number,
  isTaken: (number: string) => boolean,
): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  let number = next;
  for (const id of ids) {
    while (isTaken(String(number))) number += 1;
    given.set(id, String(number));
    number += 1;
  }
  return given;
}
