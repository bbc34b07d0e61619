import { toDottedMoment } from '../dates';

/** Comparison of a receiver's name as printed. */
export interface PrintedNameCheck {
  readonly verdict: 'match' | 'closeMatch' | 'noMatch' | 'notChecked';
  readonly reason: string | null;
  /** `2026-11-20T18:50:19`, Kyiv time. */
  readonly checkedAt: string;
}

export type NameCheckWords = Readonly<
  Record<'match' | 'closeMatch' | 'noMatch' | 'code' | 'account' | 'notChecked', string>
>;

export const UKRAINIAN_NAME_CHECK: NameCheckWords = {
  match: 'ім’я збігається',
  closeMatch: 'ім’я майже збігається',
  noMatch: 'ім’я не збігається',
  code: 'код не збігається',
  account: 'рахунку немає або його закрито',
  notChecked: 'ім’я не перевірено',
};

/** Reasons for which no bank was asked: nothing to print. */
const NOT_ASKED: readonly (string | null)[] = ['noPart', 'treasury', 'tooMany'];

/** Returns the result with its time; '' if no bank was asked. */
export function formatNameCheck(check: PrintedNameCheck | null, words = UKRAINIAN_NAME_CHECK): string {
  if (!check || NOT_ASKED.includes(check.reason)) return '';
  const { verdict, reason, checkedAt } = check;
  const word = reason === 'code' || reason === 'account' ? reason : verdict;
  return `${words[word]}, ${toDottedMoment(checkedAt)}`;
}
