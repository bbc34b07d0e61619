import { JOURNAL_DETAILS, type JournalDetail } from '../../domain/vocabulary';

const DETAILS: ReadonlyMap<string, JournalDetail> = new Map(
  Object.entries(JOURNAL_DETAILS).map(([detail, words]) => [words, detail as JournalDetail]),
);
const WAITS = ` (${JOURNAL_DETAILS.waits})`;

export interface DetailWords {
  say(detail: JournalDetail): string;
  /** @param day `dd.MM.yyyy` */
  until(day: string): string;
}

/**
 * Translates the bank's remark about an action; names and unknown sentences stay.
 * Example: `Роль: оператор → бухгалтер; Адміністратор: ні → так (чекає другої особи)`.
 */
export function detailInWords(detail: string, words: DetailWords): string {
  if (detail.endsWith(WAITS)) return `${detailInWords(detail.slice(0, -WAITS.length), words)} (${words.say('waits')})`;
  return detail
    .split('; ')
    .map((part) => partInWords(part, words))
    .join('; ');
}

function partInWords(part: string, words: DetailWords): string {
  const [, counted, rows] = /^(.+): (\d+)\.$/.exec(part) ?? [];
  if (counted !== undefined) return `${phrase(counted, words)}: ${rows}.`;
  const [, what, before = '', after = ''] = /^(.+?): (.+) → (.+)$/.exec(part) ?? [];
  if (what !== undefined) return `${phrase(what, words)}: ${phrase(before, words)} → ${phrase(after, words)}`;
  if (DETAILS.has(part)) return phrase(part, words);
  return part
    .split(', ')
    .map((one) => phrase(one, words))
    .join(', ');
}

function phrase(text: string, words: DetailWords): string {
  const known = DETAILS.get(text);
  if (known) return words.say(known);
  const [, day] = /^до (\d\d\.\d\d\.\d{4})$/.exec(text) ?? [];
  return day === undefined ? text : words.until(day);
}
