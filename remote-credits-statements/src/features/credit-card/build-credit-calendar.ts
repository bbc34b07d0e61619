import type { CreditDetails, CreditRowShown } from '@ncb/shared-kernel/api/contract';

interface CalendarWords {
  /** Returns an event's title, such as `Кредит КР-2024/77: 20 248,17 UAH`. */
  title(row: CreditRowShown): string;
  about(row: CreditRowShown): string;
}

const CRLF = '\r\n';
/** Maximum octets of a line without its end. Source: RFC 5545 §3.1 */
const LINE_MAX = 75;
const REMIND_DAYS = 5;

/**
 * Builds a calendar file with open payments as all-day events. Event ids are stable, so a second import updates them.
 * @param stamp `yyyyMMddTHHmmssZ`. Source: RFC 5545
 */
export function buildCreditCalendar({ deal, rows }: CreditDetails, words: CalendarWords, stamp: string): string {
  const open = rows.filter(({ state }) => state !== 'paid');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//NCB//Credits//UK',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...open.flatMap((row) => buildEvent(deal.number, row, words, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + CRLF).join('');
}

function buildEvent(number: string, row: CreditRowShown, words: CalendarWords, stamp: string): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:credit-${encodeURIComponent(number)}-${row.number}@ncb`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${row.payOn.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(words.title(row))}`,
    `DESCRIPTION:${escapeText(words.about(row))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(words.title(row))}`,
    `TRIGGER:-P${REMIND_DAYS}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** Source: RFC 5545 §3.3.11 */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** Folds a line longer than 75 octets without splitting characters. Source: RFC 5545 §3.1 */
function foldLine(line: string): string {
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
