import { EMPTY_SEARCH, JOURNAL_SEARCH, toRequest, type JournalSearch } from './journal-search';

const EVERYTHING: JournalSearch = {
  periodType: 'period',
  start: '2026-06-01',
  end: '2026-06-30',
  day: '',
  number: '107',
  senderName: 'Калина',
  accountIds: ['7001', '7002'],
  receiverName: 'ТОВ «Світанок» & сини',
  receiverCode: '92000019',
  receiverAccount: 'UA26 3052 9900',
  creator: 'Зразкова',
  currency: 'USD',
  amountLow: '1 000,5',
  find: 'іскра 69500,25',
  amountHigh: '2000',
  status: '3',
  type: '2',
  direction: 'd',
  view: 'mine',
};

describe('the address of a search', () => {
  it('brings back the same search, with every parameter', () => {
    const address = JOURNAL_SEARCH.write(EVERYTHING);
    expect(Object.keys(address)).toHaveLength(17);
    expect(JOURNAL_SEARCH.read(address)).toEqual(EVERYTHING);
    expect(JOURNAL_SEARCH.read(Object.fromEntries(new URLSearchParams(address)))).toEqual(EVERYTHING);
  });

  it('is empty for the documents of the last 30 days', () => {
    expect(JOURNAL_SEARCH.write(EMPTY_SEARCH)).toEqual({});
    expect(JOURNAL_SEARCH.read({})).toEqual(EMPTY_SEARCH);
  });

  it('has one kind of period, the chosen one', () => {
    const both = { ...EMPTY_SEARCH, start: '2026-06-01', end: '2026-06-30', day: '2026-06-15' };
    expect(JOURNAL_SEARCH.write({ ...both, periodType: 'date' })).toEqual({
      period_type: 'date',
      pmt_date: '2026-06-15',
    });
    expect(JOURNAL_SEARCH.write(both)).toEqual({ date_start: '2026-06-01', date_end: '2026-06-30' });
  });

  it('keeps a wrong date, for a person to put it right, and no line breaks', () => {
    expect(JOURNAL_SEARCH.write({ ...EMPTY_SEARCH, start: 'вчора', number: ' 10\n7 ' })).toEqual({
      date_start: 'вчора',
      pmt_num: '10 7',
    });
  });

  it.each([
    ['mine', { for_me: '1' }],
    ['ready', { view: 'ready' }],
    ['rejected', { view: 'rejected' }],
  ] as const)('keeps the view «%s»', (view, address) => {
    expect(JOURNAL_SEARCH.write({ ...EMPTY_SEARCH, view })).toEqual(address);
    expect(JOURNAL_SEARCH.read(address)).toEqual({ ...EMPTY_SEARCH, view });
  });

  it('names an account as other pages do', () => {
    expect(JOURNAL_SEARCH.read({ account: '7001' }).accountIds).toEqual(['7001']);
    expect(JOURNAL_SEARCH.read({ account: '7001', acn_ids: '7002' }).accountIds).toEqual(['7002']);
  });

  it.each([
    ['a status that no document has', { status: '9' }],
    ['a type that does not exist', { pmt_type: '71' }],
    ['a currency that the bank does not know', { sim_cur: 'XXX' }],
    ['a direction that does not exist', { d_k: 'up' }],
    ['a kind of period that does not exist', { period_type: 'week' }],
    ['what is no yes', { for_me: 'yes' }],
    ['a view that does not exist', { view: 'lost' }],
  ])('is understood without %s', (_, parameters) => {
    expect(JOURNAL_SEARCH.read(parameters)).toEqual(EMPTY_SEARCH);
  });
});

describe('what the bank is asked', () => {
  it('is every parameter in the form of the wire', () => {
    expect(toRequest(EVERYTHING)).toEqual({
      periodType: 'period',
      start: '2026-06-01',
      end: '2026-06-30',
      day: null,
      accountIds: ['7001', '7002'],
      status: 3,
      type: 2,
      number: '107',
      senderName: 'Калина',
      receiverName: 'ТОВ «Світанок» & сини',
      receiverCode: '92000019',
      find: 'іскра 69500,25',
      receiverAccount: 'UA2630529900',
      creator: 'Зразкова',
      currencyLetters: 'USD',
      amountLow: '1000.50',
      amountHigh: '2000.00',
      direction: 'd',
    });
  });

  it('is nothing that was not asked for', () => {
    const expected = {
      periodType: 'period',
      start: null,
      end: null,
      day: null,
      accountIds: [],
      status: null,
      type: null,
    };
    expect(toRequest(EMPTY_SEARCH)).toEqual(expected);
  });

  it('is zero where a range ends there', () => {
    expect(toRequest({ ...EMPTY_SEARCH, amountLow: '0', amountHigh: '0,00' })).toMatchObject({
      amountLow: '0.00',
      amountHigh: '0.00',
    });
  });
});
