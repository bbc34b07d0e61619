import type { CreditDetails, CreditRowShown } from '@ncb/shared-kernel/api/contract';
import { buildCreditCalendar } from './build-credit-calendar';

const row = (number: number, state: CreditRowShown['state']) =>
  ({ number, payOn: `2026-0${number}-05`, total: '100.00', state }) as CreditRowShown;
const details = {
  deal: { number: 'КР-2024/77' },
  rows: [row(1, 'paid'), row(2, 'overdue'), row(3, 'next')],
} as unknown as CreditDetails;

const words = {
  title: ({ total }: CreditRowShown) => `Кредит КР-2024/77; платіж, ${total}`,
  about: () => `перший рядок\nдругий рядок ${'дуже довгий текст '.repeat(10)}`,
};
const text = buildCreditCalendar(details, words, '20260715T090000Z');
const unfolded = text.replaceAll('\r\n ', '');

test('has an event for every payment that is not made, on its day, with a name of its own and a reminder', () => {
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20260205\r\n');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20260305\r\n');
  const names = [...unfolded.matchAll(/UID:(.*)\r\n/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
  expect(unfolded).toContain('TRIGGER:-P5D');
});

test('escapes what means something in a calendar', () => {
  expect(unfolded).toContain('SUMMARY:Кредит КР-2024/77\\; платіж\\, 100.00\r\n');
  expect(unfolded).toContain('перший рядок\\nдругий рядок');
});

test('ends every line with CRLF and has none of more than 75 octets', () => {
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
