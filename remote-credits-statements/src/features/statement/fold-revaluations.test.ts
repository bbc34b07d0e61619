import { Side } from '@ncb/shared-kernel/domain/vocabulary';
import { foldRevaluations, getFoldedDays, unfoldRows } from './fold-revaluations';
import type { ListedOperation } from './listed-operations';

const account = { accountId: '7002', iban: 'UA1' };
const operation = (id: string, changes: Partial<ListedOperation> = {}) =>
  ({
    id,
    account,
    date: '2026-11-03',
    side: Side.debit,
    sum: '10.00',
    isRevaluation: false,
    ...changes,
  }) as ListedOperation;
const revaluation = (id: string, date: string, side: Side, sum: string, changes: Partial<ListedOperation> = {}) =>
  operation(id, { date, side, sum, isRevaluation: true, balance: '5.00', ...changes });

const ROWS = [
  revaluation('1', '2026-10-30', Side.credit, '1.00'),
  revaluation('2', '2026-11-02', Side.debit, '7.50'),
  operation('3'),
  revaluation('4', '2026-11-04', Side.credit, '2.25'),
  revaluation('5', '2026-11-04', Side.credit, '9.00', { account: { ...account, accountId: '7003' } as never }),
  operation('6'),
];

describe('foldRevaluations', () => {
  const folded = foldRevaluations(ROWS);

  it('makes one row per account and month, at the place of its last record, with their balance', () => {
    expect(folded.map(({ id }) => id)).toEqual(['1', '3', '7002-revaluation-2026-11', '5', '6']);
    expect(folded[2]).toMatchObject({
      side: Side.debit,
      sum: '5.25',
      amount: '5.25',
      balance: null,
      date: '2026-11-04',
    });
    expect(getFoldedDays(folded[2]?.records ?? [])).toEqual({ start: '2026-11-02', end: '2026-11-04' });
  });

  it('loses no record', () => {
    expect(
      unfoldRows(folded)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('keeps the list itself where there is none', () => {
    const operations = [operation('1'), operation('2')];
    expect(foldRevaluations(operations)).toBe(operations);
    expect(unfoldRows(operations)).toBe(operations);
  });
});
