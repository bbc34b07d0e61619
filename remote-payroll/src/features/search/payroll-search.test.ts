import { PAYROLL_SEARCH, getConditions, toRequest, EMPTY_SEARCH, type PayrollSearch } from './payroll-search';

const EVERYTHING: PayrollSearch = {
  start: '2026-06-01',
  end: '2026-06-30',
  number: '12',
  amountFrom: '1 000,5',
  amountTo: '0',
  status: '5',
  typeId: '1',
  isForMe: true,
};

describe('the search of payrolls', () => {
  it('is kept in the address, by the names of the wire', () => {
    const address = PAYROLL_SEARCH.write(EVERYTHING);
    expect(address).toEqual({
      date_start: '2026-06-01',
      date_end: '2026-06-30',
      payroll_num: '12',
      amountFrom: '1 000,5',
      amount_to: '0',
      status: '5',
      payroll_type: '1',
      for_me: '1',
    });
    expect(PAYROLL_SEARCH.read(address)).toEqual(EVERYTHING);
    expect(PAYROLL_SEARCH.write(EMPTY_SEARCH)).toEqual({});
    expect(PAYROLL_SEARCH.read({ status: '77' })).toEqual(EMPTY_SEARCH);
  });

  it('asks the bank in the forms of the wire; what waits for the user is found in the answer', () => {
    expect(toRequest(EVERYTHING)).toEqual({
      start: '2026-06-01',
      end: '2026-06-30',
      number: '12',
      amountFrom: '1000.50',
      amountTo: '0.00',
      status: 5,
      typeId: '1',
    });
    expect(toRequest(EMPTY_SEARCH)).toMatchObject({ start: null, amountFrom: null, status: null, typeId: null });
  });

  it('tells a period that ends before it begins', () => {
    const wrong = { ...EMPTY_SEARCH, start: '2026-07-02', end: '2026-07-01' };
    expect(PAYROLL_SEARCH.check(wrong)).toEqual([expect.objectContaining({ field: 'start', key: 'invalidDates' })]);
  });

  it('is told condition by condition, both ends of a range as one; each can be dropped', () => {
    const tags = getConditions(EVERYTHING);
    expect(tags.map(({ field }) => field)).toEqual(['start', 'typeId', 'status', 'amountFrom', 'number']);
    expect(tags[0]?.without).toEqual({ ...EVERYTHING, start: '', end: '' });
    expect(PAYROLL_SEARCH.cleared(EVERYTHING)).toEqual({ ...EMPTY_SEARCH, isForMe: true });
  });
});
