import { withoutLookAlikes } from '../../text';

/** Whether a row of a statement is money that the company has paid, or money that was paid to it. */
export const MONEY_DIRECTIONS = ['outgoing', 'incoming'] as const;
export type MoneyDirection = (typeof MONEY_DIRECTIONS)[number];

export function isMoneyDirection(value: unknown): value is MoneyDirection {
  return MONEY_DIRECTIONS.some((direction) => direction === value);
}

/** Beginnings and parts of words, in small letters without apostrophes and spaces. */
const OUTGOING =
  /деб[еі]т|дебит|debit|списан|видат|витрат|расход|^вих[іо]д|исход|outgoing|outflow|withdraw|paidout|moneyout|відправлен|отправлен|^(?:d|dt|dr|db|deb|out|sent|д|дт|дб|деб)$/u;
const INCOMING =
  /кредит|credit|зарах|зачисл|надход|надійш|поступ|прих[іо]д|прибут|^вх[іо]д|incoming|inflow|deposit|paidin|moneyin|отриман|получен|^(?:c|ct|cr|k|kt|kr|cred|in|received|к|с|кт|ст|кр|кред)$/u;
const MINUS = /^[-\u2212\u2013\u2014]/u;
/** Another sign, or a digit, has no meaning of its own. */
const PLUS = /^\+/;

/**
 * The direction that a word or a sign says, in Ukrainian, Russian or English, in whatever letters it is typed; null for a
 * digit and for a word that says none, or both.
 */
export function directionOfWord(text: string): MoneyDirection | null {
  const said = text.trim();
  if (MINUS.test(said)) return 'outgoing';
  if (PLUS.test(said)) return 'incoming';
  const word = withoutLookAlikes(said).replace(/[^\p{L}\p{N}]|ʼ/gu, '');
  const [isOut, isIn] = [OUTGOING.test(word), INCOMING.test(word)];
  if (isOut === isIn) return null;
  return isOut ? 'outgoing' : 'incoming';
}

/**
 * The directions of the values of one column. Digits mean something beside each other only: programs that write 1 and 0
 * mean debit and credit, by their own comments. One of them alone, or 1 and 2, which two banks use in opposite ways, is
 * null: a person has to be asked.
 */
export function directionsOfValues(values: Iterable<string>): ReadonlyMap<string, MoneyDirection | null> {
  const all = new Set([...values].map((value) => value.trim()));
  const filled = [...all].filter((value) => value !== '');
  const areDebitAndCredit = filled.length === 2 && filled.every((value) => /^[01]$/.test(value));
  const ofOne = (value: string): MoneyDirection | null => {
    if (areDebitAndCredit) return value === '1' ? 'outgoing' : value === '0' ? 'incoming' : null;
    // `1` beside `-1`.
    if (value === '1' && filled.every((other) => other === '1' || other === '-1') && all.has('-1')) return 'incoming';
    return directionOfWord(value);
  };
  return new Map([...all].map((value) => [value, ofOne(value)]));
}

/** Problems of a row that no change of its cells takes away: the money has moved already, or nobody has said where to. */
const LASTING: ReadonlySet<string> = new Set(['incomingPayment', 'directionNotSaid']);

/** True for a problem of the row as its file has it, which stays whatever its cells become. */
export function isLastingProblem({ field, key }: { readonly field: string; readonly key: string }): boolean {
  return field === 'row' && LASTING.has(key);
}
