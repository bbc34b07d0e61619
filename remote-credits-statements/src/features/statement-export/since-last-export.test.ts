import { findNewOperations, getExportedUntil } from './since-last-export';
import type { ShownOperation, StatementAnswer } from '../statement';

const operation = (id: string, operationDate = '2026-07-01') =>
  ({ document: { id, accountId: '7001', operationDate, isRevaluation: false } }) as unknown as ShownOperation;
const answer = (ids: readonly string[], accountId: string | null = '7001') =>
  ({
    end: '2026-07-31',
    statement: { accounts: [{ accountId, documents: ids.map((id) => ({ id })) }] },
  }) as unknown as StatementAnswer;
const last = (lastOperation: string | null) => ({
  accountId: '7001',
  until: '2026-07-15',
  lastOperation,
  exportedAt: '2026-07-15T10:00:00',
});

describe('up to where a statement brings its accounts', () => {
  it.each([
    ['the latest number, in whatever order they stand', ['9', '100', '21'], '100'],
    ['a number that only a big one holds', ['90071992547409921', '90071992547409920', '5'], '90071992547409921'],
    ['the greater number, also with zeros before it', ['007', '10', '0000009'], '10'],
    ['the number where others have none', ['reval-1', '7'], '7'],
    ['nothing where no operation has a number', ['reval-1'], null],
    ['nothing without operations', [], null],
  ])('is %s', (_, ids, lastOperation) => {
    expect(getExportedUntil(answer(ids))).toEqual([{ accountId: '7001', until: '2026-07-31', lastOperation }]);
  });

  it('leaves out an account that the bank gives no number', () => {
    expect(getExportedUntil(answer(['7'], null))).toEqual([]);
  });
});

describe('what no export has reached', () => {
  it.each([
    ['later numbers', last('99'), ['100']],
    ['everything of an account whose last export had no operation', last(null), ['9', '99', '100']],
  ])('are %s', (_, lastExport, ids) => {
    const operations = ['9', '99', '100'].map((id) => operation(id));
    expect(findNewOperations(operations, [lastExport]).map(({ document }) => document.id)).toEqual(ids);
  });

  it('is an operation without a number from the day after on', () => {
    const operations = [operation('reval-15', '2026-07-15'), operation('reval-16', '2026-07-16')];
    expect(findNewOperations(operations, [last('99')])).toEqual(operations.slice(1));
  });
});
