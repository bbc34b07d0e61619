import { Side, StatementSort } from '../vocabulary';
import { canPrintFromStatement, sortOperations, getTurnover } from './documents';

const { debit, credit } = Side;
const OPERATIONS = [
  { name: 'a', side: debit, amount: '10.00', date: '2026-07-15' },
  { name: 'b', side: credit, amount: '9.00', date: '2026-07-14' },
  { name: 'c', side: debit, amount: '100.00', date: '2026-07-15' },
  { name: 'd', side: credit, amount: '10.00', date: '2026-07-16' },
];
const namesBy = (sort: StatementSort) => sortOperations(OPERATIONS, sort).map(({ name }) => name);

describe('the turnovers of an account', () => {
  it('count and add up the operations of each side', () => {
    const turnover = { debit: '110.00', debitCount: 2, credit: '19.00', creditCount: 2 };
    expect(getTurnover(OPERATIONS)).toEqual(turnover);
    expect(getTurnover(OPERATIONS.slice(0, 1))).toEqual({
      ...turnover,
      debit: '10.00',
      debitCount: 1,
      credit: '0.00',
      creditCount: 0,
    });
  });

  it('are nothing without operations', () => {
    expect(getTurnover([])).toEqual({ debit: '0.00', debitCount: 0, credit: '0.00', creditCount: 0 });
  });
});

describe('the order of the operations', () => {
  it('is the bank’s unless another is chosen', () => {
    expect(namesBy(StatementSort.bank)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('by amount is that of the sums, not of their digits: the largest first, equal ones as they were', () => {
    expect(namesBy(StatementSort.amount)).toEqual(['c', 'a', 'd', 'b']);
  });

  it('by amount reads each amount once, however many comparisons there are', () => {
    let count = 0;
    const counted = Array.from({ length: 100 }, (_, place) => ({
      side: debit,
      date: '2026-07-15',
      get amount() {
        count += 1;
        return `${(place * 37) % 100}.00`;
      },
    }));
    expect(sortOperations(counted, StatementSort.amount)[0]?.amount).toBe('99.00');
    expect(count).toBe(counted.length + 1);
  });

  it('by date begins with the earliest, those of one day as they were', () => {
    expect(namesBy(StatementSort.date)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('leaves the given list as it was', () => {
    const operations = [...OPERATIONS];
    sortOperations(operations, StatementSort.amount);
    sortOperations(operations, StatementSort.date);
    expect(operations).toEqual(OPERATIONS);
  });
});

describe('a document of a statement', () => {
  const printable = { side: debit, documentType: '1', madeHere: true };

  it('is printed when it went out and was made here', () => {
    expect(canPrintFromStatement(printable)).toBe(true);
    expect(canPrintFromStatement({ ...printable, documentType: '' })).toBe(true);
  });

  it.each([
    ['came in', { side: credit }],
    ['was made elsewhere', { madeHere: false }],
    ['is of type 71', { documentType: '71' }],
    ['is of type 81', { documentType: '81' }],
  ])('is not printed when it %s', (_, change) => {
    expect(canPrintFromStatement({ ...printable, ...change })).toBe(false);
  });
});
