import { JOURNAL_DETAILS, type JournalDetail } from '../../domain/vocabulary';

const DETAILS: ReadonlyMap<string, JournalDetail> = new Map(
  Object.entries(JOURNAL_DETAILS).map(([detail, texts]) => [texts, detail as JournalDetail]),
);
const WAITS = ` (${JOURNAL_DETAILS.waits})`;

interface DetailTexts {
  translate(detail: JournalDetail): string;
  /** @param day `dd.MM.yyyy` */
  until(day: string): string;
}

/**
 * Translates the bank's remark about an action; names and unknown sentences stay.
 * Example: `Роль: оператор → бухгалтер; Адміністратор: ні → так (чекає другої особи)`.
 */
export function translateDetail(detail: string, texts: DetailTexts): string {
  if (detail.endsWith(WAITS))
    return `${translateDetail(detail.slice(0, -WAITS.length), texts)} (${texts.translate('waits')})`;
  return detail
    .split('; ')
    .map((part) => translatePart(part, texts))
    .join('; ');
}

function translatePart(part: string, texts: DetailTexts): string {
  const [, counted, rows] = /^(.+): (\d+)\.$/.exec(part) ?? [];
  if (counted !== undefined) return `${translatePhrase(counted, texts)}: ${rows}.`;
  const [, what, before = '', after = ''] = /^(.+?): (.+) → (.+)$/.exec(part) ?? [];
  if (what !== undefined)
    return `${translatePhrase(what, texts)}: ${translatePhrase(before, texts)} → ${translatePhrase(after, texts)}`;
  if (DETAILS.has(part)) return translatePhrase(part, texts);
  return part
    .split(', ')
    .map((one) => translatePhrase(one, texts))
    .join(', ');
}

function translatePhrase(text: string, texts: DetailTexts): string {
  const detailKey = DETAILS.get(text);
  if (detailKey) return texts.translate(detailKey);
  const [, day] = /^до (\d\d\.\d\d\.\d{4})$/.exec(text) ?? [];
  return day === undefined ? text : texts.until(day);
}
