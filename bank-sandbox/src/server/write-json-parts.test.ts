import { listPayments, type JournalRow, type RecordCodec } from '@ncb/shared-kernel/api/contract';
import { hasLongList, writeJsonParts } from './write-json-parts';

const ROW: JournalRow = {
  id: '1',
  number: '17',
  documentDate: '2026-11-20',
  valueDate: null,
  type: 1,
  status: 5,
  creator: 'Тестенко І. П.',
  receiverName: 'ТОВ "Світанок"\\ \u2028',
  receiverCode: '12345678',
  receiverAccount: 'UA263052990000026006999000301',
  debitAccountId: '7001',
  debitAccount: '26003999000101',
  currencyLetters: 'UAH',
  currencyCode: '980',
  amount: '100.50',
  purpose: 'Оплата',
  abortReason: null,
  confirmed: null,
  bankDocumentId: null,
};
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ ...ROW, id: String(index) }));
const partsOf = <Answer>(codec: RecordCodec<Answer>, answer: Answer) => [...writeJsonParts(codec, answer)];
const whole = <Answer>(codec: RecordCodec<Answer>, answer: Answer) =>
  JSON.stringify({ success: true, ...(codec.encode(answer) as object) });

describe('jsonParts', () => {
  const { answer: codec } = listPayments;

  it.each([501, 1000, 1201])('writes %d rows as they are written at once', (count) => {
    const answer = { rows: rows(count), truncated: true };
    expect(partsOf(codec, answer).join('')).toBe(whole(codec, answer));
  });

  it('writes no part of more than 500 rows', () => {
    const parts = partsOf(codec, { rows: rows(1201), truncated: false });
    expect(parts.map((part) => part.split('"pmt_id"').length - 1).filter((count) => count > 0)).toEqual([
      500, 500, 201,
    ]);
  });

  it('writes what is short or nothing too', () => {
    const answer = { rows: rows(1), truncated: false };
    expect(partsOf(codec, answer).join('')).toBe(whole(codec, answer));
    expect(partsOf(codec, { rows: [], truncated: false }).join('')).toBe(whole(codec, { rows: [], truncated: false }));
  });

  it('is for answers with more than 500 rows', () => {
    expect([500, 501].map((count) => hasLongList({ rows: rows(count), truncated: false }))).toEqual([false, true]);
  });
});
