import { waitFor } from '@testing-library/react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import type { PrintOutcome } from '@ncb/shared-kernel/print';
import type * as PrintTesting from '@ncb/shared-kernel/print/testing';
import { journalRow } from '../../testing/journal-row';
import { openPage } from '../../testing/open-page';
import { JournalListDialog } from './JournalListDialog';

const mockPrinted: Promise<PrintOutcome>[] = [];

// Runs the worker's code in process: jsdom has no workers.
jest.mock('@ncb/shared-kernel/print', () => {
  const { createInProcessPrinting } = jest.requireActual<typeof PrintTesting>('@ncb/shared-kernel/print/testing');
  const real = createInProcessPrinting();
  return {
    printing: {
      list: (...order: Parameters<typeof real.list>) => {
        const work = real.list(...order);
        mockPrinted.push(work.outcome);
        return work;
      },
    },
  };
});
const { readPdf } = jest.requireActual<typeof PrintTesting>('@ncb/shared-kernel/print/testing');

const KINDS: readonly Partial<JournalRow>[] = [
  { status: 3 },
  { status: 5, number: '1234567890', amount: '999999999999.99', receiverCode: '0222103209' },
  {
    type: 2,
    currencyLetters: 'EUR',
    currencyCode: '978',
    receiverName: 'NORDWIND AUTOMATION UND ANTRIEBSTECHNIK GESELLSCHAFT MBH & CO. KG, HAMBURG-ALTONA',
    receiverCode: '',
    receiverAccount: 'DE89370400440532013000',
    purpose: 'PAYMENT FOR GOODS UNDER CONTRACT NO. 17/2026 DATED 15.01.2026, INVOICE NO. INV-2026-000417',
  },
  {
    type: 3,
    currencyLetters: 'USD',
    receiverName: '',
    receiverCode: '',
    receiverAccount: '',
    purpose: '',
    debitAccount: 'UA603516070000026003999000001',
  },
  { status: 6, purpose: 'Оплата за товар згідно з договором № 15 від 10.07.2026, у т. ч. ПДВ 20 %. '.repeat(5) },
];

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    journalRow({
      id: String(index + 1),
      number: String(index + 1),
      documentDate: index === 0 ? '2026-11-20' : '2026-11-22',
      ...KINDS[index % KINDS.length],
    }),
  );

async function printed(rows: readonly JournalRow[]) {
  void mockPrinted.splice(0);
  await openPage(() => <JournalListDialog rows={rows} onClose={() => undefined} />, { answers: {} });
  await waitFor(() => expect(mockPrinted).toHaveLength(1));
  const outcome = await mockPrinted[0];
  if (outcome?.kind !== 'done') throw new Error(outcome?.kind);
  return outcome.file.bytes;
}

describe('the printed list of documents', () => {
  it.each([3, 70, 500])(
    'of %i documents divides no date, code, account, amount, currency or word, and says whose and of which days it is',
    async (count) => {
      const rows = rowsOf(count);
      const bytes = await printed(rows);
      const pages = readPdf(bytes);
      const pieces = pages.flat();
      const timesOf = (texts: readonly string[]) =>
        Object.fromEntries(
          [...new Set(texts.filter(Boolean))].map((text) => [text, texts.filter((one) => one === text).length]),
        );
      const whole = rows.flatMap((row) => [
        row.number,
        row.documentDate.split('-').reverse().join('.'),
        row.debitAccount,
        row.receiverCode,
        row.receiverAccount,
        row.currencyLetters,
        formatAmount(row.amount, 'ua'),
      ]);
      for (const [text, times] of Object.entries(timesOf(whole)))
        expect([text, pieces.filter((piece) => piece === text).length]).toEqual([text, times]);
      const words = new Set(pieces.flatMap((piece) => piece.split(' ')));
      const ofCells = rows.flatMap(({ receiverName, purpose }) => `${receiverName} ${purpose}`.split(' '));
      const ofStatuses = ['відправлення', 'Проведений', ...(count > 3 ? ['Відхилений'] : [])];
      expect([...ofStatuses, ...ofCells.filter(Boolean)].filter((word) => !words.has(word))).toEqual([]);
      const [first = []] = pages;
      const above = first.slice(0, first.indexOf('1')).join(' ');
      expect(above).toContain('ТОВ «Калинова Брама»');
      expect(above).toMatch(/20\.11\.2026.+22\.11\.2026/);
    },
  );
});
