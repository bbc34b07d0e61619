import { isCalendarDate, readImportDate } from '../dates';

export interface FoundInvoice {
  readonly number: string;
  readonly date?: string;
}

const INVOICE =
  /(?<!\p{L})(?:рахун(?:ок|ку|ком)|рах\.?|сч[её]т|invoice)(?:[ -]?(?:фактур\p{L}*|proforma))?(?: на оплату)?(?: покупцеві)?\s*(?:№|n[o°º]?\.?|#|number)\s*:?\s*([\p{L}0-9][\p{L}0-9/._-]{0,30})/giu;
/** `Рахунок № UA60…` is no invoice. */
const BANK_ACCOUNT = /^UA[0-9]{2}|^[0-9]{14,}$/i;

const MONTHS = [
  /^(?:січ|янв|jan)/iu,
  /^(?:лют|фев|feb)/iu,
  /^(?:бер|мар|mar)/iu,
  /^(?:кві|апр|apr)/iu,
  /^(?:тра|мая|май|may)/iu,
  /^(?:чер|июн|jun)/iu,
  /^(?:лип|июл|jul)/iu,
  /^(?:сер|авг|aug)/iu,
  /^(?:вер|сен|sep)/iu,
  /^(?:жов|окт|oct)/iu,
  /^(?:лис|ноя|nov)/iu,
  /^(?:гру|дек|dec)/iu,
] as const;
const NUMERIC = '[0-9]{2}[./][0-9]{2}[./](?:[0-9]{4}|[0-9]{2})|[0-9]{4}-[0-9]{2}-[0-9]{2}';
const IN_WORDS = '[«"“]?[0-9]{1,2}[»"”]?[ -]\\p{L}{3,10}\\.?[ -][0-9]{4}|\\p{L}{3,10}\\.? [0-9]{1,2},? [0-9]{4}';
const DATE_AFTER_NUMBER = new RegExp(`^[\\s,.:]*(?:від|от|from|dated?|of)?[\\s:]*(${NUMERIC}|${IN_WORDS})`, 'iu');
const LABELLED_DATE = new RegExp(
  `(?<!\\p{L})(?:дата|date)(?: (?:рахунку|складання|of issue))?[\\s:]*(${NUMERIC}|${IN_WORDS})`,
  'iu',
);

export function findInvoice(text: string): FoundInvoice | null {
  for (const match of text.matchAll(INVOICE)) {
    const number = (match[1] ?? '').replace(/[._-]+$/, '');
    if (!/[0-9]/.test(number) || BANK_ACCOUNT.test(number)) continue;
    const rest = text.slice(match.index + match[0].length);
    const dateText = DATE_AFTER_NUMBER.exec(rest)?.[1] ?? LABELLED_DATE.exec(text)?.[1];
    const date = dateText === undefined ? null : readDate(dateText);
    return { number, ...(date !== null && { date }) };
  }
  return null;
}

/** Reads `12.07.2026`, `12/07/26`, `2026-07-12`, `«12» липня 2026`, `July 12, 2026`. */
function readDate(dateText: string): string | null {
  const numeric = readImportDate(dateText);
  if (numeric !== null) return numeric;
  const year = /[0-9]{4}$/.exec(dateText)?.[0] ?? '';
  const day = /(?<![0-9])[0-9]{1,2}(?![0-9])/.exec(dateText)?.[0] ?? '';
  const name = /\p{L}+/u.exec(dateText)?.[0] ?? '';
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
