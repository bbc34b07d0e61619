import type { CreditDetails, CreditRowShown } from '@ncb/shared-kernel/api/contract';

/** The words of a calendar file, in the user's language. */
export interface CalendarWords {
  /** What a payment is called in the calendar, such as `Кредит КР-2024/77: 20 248,17 UAH`. */
  title(row: CreditRowShown): string;
  about(row: CreditRowShown): string;
}

const CRLF = '\r\n';
/** Octets of a line without its end. Source: RFC 5545 §3.1 */
const LINE_MAX = 75;
/** Days before a payment on which the calendar reminds. */
const REMIND_DAYS = 5;

/**
 * The payments that are still to be made as events of whole days, for any calendar. Events keep their names, so that a
 * file taken again changes them and adds none.
 * @param stamp `yyyyMMddTHHmmssZ`. Source: RFC 5545
 */
export function creditCalendar({ deal, rows }: CreditDetails, words: CalendarWords, stamp: string): string {
  const open = rows.filter(({ state }) => state !== 'paid');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//NCB//Credits//UK',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...open.flatMap((row) => event(deal.number, row, words, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + CRLF).join('');
}

function event(number: string, row: CreditRowShown, words: CalendarWords, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:credit-${encodeURIComponent(number)}-${row.number}@ncb`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${row.payOn.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(words.title(row))}`,
    `DESCRIPTION:${escaped(words.about(row))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(words.title(row))}`,
    `TRIGGER:-P${REMIND_DAYS}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Source: RFC 5545 §3.3.11 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** A line of more than 75 octets goes on behind a line end and a space; no letter is cut. Source: RFC 5545 §3.1 */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [length, text] = [0, ''];
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (length + octets > LINE_MAX) {
      text += `${CRLF} `;
      length = 1;
    }
    text += letter;
    length += octets;
  }
  return text;
}
