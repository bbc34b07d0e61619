import {
  EMPTY_SEARCH,
  isFiltered,
  NO_FILTER,
  createStatementSearchModel,
  toRequest,
  type StatementSearch,
} from './statement-search';

const MODEL = createStatementSearchModel('2026-07-01');
const WHOLE: StatementSearch = {
  type: 'total',
  start: '2026-06-01',
  end: '2026-06-30',
  accountIds: ['7001', '7002'],
  operations: 'debit',
  sort: 'amount',
  withRevaluation: false,
  withClosed: false,
  find: '>10000',
  group: 'party',
  flow: 'in',
  amountLow: '1,50',
  amountHigh: '20',
  category: 'taxes',
  party: '1|UA1',
  withoutOwn: true,
};

describe('the search of a statement', () => {
  it('begins with all documents of the bank’s day, closed accounts and revaluation', () => {
    expect(MODEL.read({})).toEqual({ ...EMPTY_SEARCH, start: '2026-07-01', end: '2026-07-01' });
    expect(toRequest(MODEL.read({}))).toEqual({
      type: 'oper',
      start: '2026-07-01',
      end: '2026-07-01',
      accountIds: [],
      operations: 'all',
      withRevaluation: true,
      withClosed: true,
    });
  });

  it('is read from the address as it was written, all of it', () => {
    expect(MODEL.read(MODEL.write(WHOLE))).toEqual(WHOLE);
    expect(MODEL.write(MODEL.empty)).toEqual({ fdate: '2026-07-01', ldate: '2026-07-01' });
    expect(MODEL.write({ ...MODEL.empty, operations: 'credit' })).toMatchObject({ op_type: '1' });
  });

  it('opens as other pages write it: one account, one side', () => {
    expect(MODEL.read({ account: '7001', op_type: '0' })).toMatchObject({ accountIds: ['7001'], operations: 'debit' });
  });

  it('of an address with one day only is never a period that begins after it ends', () => {
    const [withEnd, withStart] = [MODEL.read({ ldate: '2026-06-15' }), MODEL.read({ fdate: '2026-06-15' })];
    expect([withEnd.start, withEnd.end]).toEqual(['2026-06-15', '2026-06-15']);
    expect([withStart.start, withStart.end]).toEqual(['2026-06-15', '2026-07-01']);
  });

  it('forgets its conditions and stays with its type', () => {
    expect(MODEL.cleared(WHOLE)).toEqual({ ...MODEL.empty, type: 'total' });
  });

  it('hides operations by every condition but the view', () => {
    expect(isFiltered({ ...NO_FILTER, group: 'party' })).toBe(false);
    expect(isFiltered({ ...NO_FILTER, withoutOwn: true })).toBe(true);
    expect(isFiltered({ ...NO_FILTER, find: 'a' })).toBe(true);
    expect(isFiltered({ ...WHOLE, ...NO_FILTER })).toBe(false);
  });
});
