import { withoutLookAlikes } from '../../text';

/** Paid by the company, or to it. */
export const MONEY_DIRECTIONS = ['outgoing', 'incoming'] as const;
export type MoneyDirection = (typeof MONEY_DIRECTIONS)[number];

export function isMoneyDirection(value: unknown): value is MoneyDirection {
  return MONEY_DIRECTIONS.some((direction) => direction === value);
}

/** Lower case, without apostrophes and spaces. */
const OUTGOING =
  /деб[еі]т|дебит|debit|списан|видат|витрат|расход|^вих[іо]д|исход|outgoing|outflow|withdraw|paidout|moneyout|відправлен|отправлен|^(?:d|dt|dr|db|deb|out|sent|д|дт|дб|деб)$/u;
const INCOMING =
  /кредит|credit|зарах|зачисл|надход|надійш|поступ|прих[іо]д|прибут|^вх[іо]д|incoming|inflow|deposit|paidin|moneyin|отриман|получен|^(?:c|ct|cr|k|kt|kr|cred|in|received|к|с|кт|ст|кр|кред)$/u;
const MINUS = /^[-\u2212\u2013\u2014]/u;
/** Other signs have no direction. */
const PLUS = /^\+/;

/** Reads Ukrainian, Russian or English; null for a digit, or if it means neither or both. */
export function getDirectionOfWord(text: string): MoneyDirection | null {
  const trimmed = text.trim();
  if (MINUS.test(trimmed)) return 'outgoing';
  if (PLUS.test(trimmed)) return 'incoming';
  const word = withoutLookAlikes(trimmed).replace(/[^\p{L}\p{N}]|ʼ/gu, '');
  const [isOut, isIn] = [OUTGOING.test(word), INCOMING.test(word)];
  if (isOut === isIn) return null;
  return isOut ? 'outgoing' : 'incoming';
}

/**
 * Returns directions of a column's values. 1 and 0 together mean debit and credit; 1 and 2 are null, because two banks
 * use them in opposite ways.
 */
export function getDirections(values: Iterable<string>): ReadonlyMap<string, MoneyDirection | null> {
  const all = new Set([...values].map((value) => value.trim()));
  const filled = [...all].filter((value) => value !== '');
  const areDebitAndCredit = filled.length === 2 && filled.every((value) => /^[01]$/.test(value));
  const getDirection = (value: string): MoneyDirection | null => {
    if (areDebitAndCredit && value === '') return null;
    if (areDebitAndCredit) return value === '1' ? 'outgoing' : 'incoming';
    // `1` together with `-1` is a sign.
    if (value === '1' && filled.every((other) => other === '1' || other === '-1') && all.has('-1')) return 'incoming';
    return getDirectionOfWord(value);
  };
  return new Map([...all].map((value) => [value, getDirection(value)]));
}

/** No edit helps: the money has already moved, or its direction is unknown. */
const LASTING: ReadonlySet<string> = new Set(['incomingPayment', 'directionNotSaid']);

export function isIncomingRow(problems: readonly { readonly field: string; readonly key: string }[]): boolean {
  return problems.some(({ field, key }) => field === 'row' && key === 'incomingPayment');
}

export function isLastingProblem({ field, key }: { readonly field: string; readonly key: string }): boolean {
  return field === 'row' && LASTING.has(key);
}
