import { journalRow } from '../../testing/journal-row';
import { getDayRange, buildJournalPrintout } from './build-journal-printout';

const WORDS = {
  title: 'Перелік',
  about: [],
  column: (name: string) => name.toUpperCase(),
  status: (status: number) => `стан ${status}`,
};

describe('the journal as a printed list', () => {
  it('has a row of words for each document, and its amount to be summed up', () => {
    const { columns, rows, amounts } = buildJournalPrintout(
      [journalRow({ amount: '1000.50', status: 5 })],
      WORDS,
      'ua',
    );
    expect(columns.find(({ isAmount }) => isAmount)?.title).toBe('AMOUNT');
    expect(rows[0]).toHaveLength(columns.length);
    expect(rows[0]).toEqual(
      expect.arrayContaining(['107', '01.07.2026', '1\u00a0000,50', 'UAH', 'стан 5', 'Оплата за товар, без ПДВ']),
    );
    expect(amounts).toEqual([{ amount: '1000.50', currency: 'UAH' }]);
  });

  it('tells of which days its documents are', () => {
    const rows = ['2026-07-02', '2026-06-30', '2026-07-01'].map((documentDate) => journalRow({ documentDate }));
    expect([getDayRange(rows), getDayRange([])]).toEqual([{ from: '30.06.2026', to: '02.07.2026' }, null]);
  });
});
