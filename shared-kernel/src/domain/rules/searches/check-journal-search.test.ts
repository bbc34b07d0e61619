import { checkJournalSearch, type JournalSearchDraft } from './check-journal-search';

const EVERYTHING: JournalSearchDraft = {
  periodType: 'period',
  start: '',
  end: '',
  day: '',
  amountLow: '',
  amountHigh: '',
};
const keys = (changes: Partial<JournalSearchDraft>) =>
  checkJournalSearch({ ...EVERYTHING, ...changes }).map(({ field, key }) => [field, key]);

describe('a search of the journal by period', () => {
  it.each([
    ['', ''],
    ['2026-07-01', ''],
    ['', '2026-07-15'],
    ['2026-07-15', '2026-07-15'],
    ['1990-01-01', '2100-01-01'],
  ])('from "%s" to "%s" is allowed', (start, end) => {
    expect(keys({ start, end })).toEqual([]);
  });

  it('is refused when it begins after it ends', () => {
    expect(keys({ start: '2026-07-16', end: '2026-07-15' })).toEqual([['start', 'invalidDates']]);
  });

  it.each(['1989-12-31', '2100-01-02', '2026-02-29', '15.07.2026', 'вчора'])('is refused with the date %s', (date) => {
    expect(keys({ start: date })).toEqual([['start', 'invalidDateMessage']]);
    expect(keys({ end: date })).toEqual([['end', 'invalidDateMessage']]);
  });

  it('does not compare what is no date', () => {
    expect(keys({ start: 'вчора', end: '2026-07-15' })).toEqual([['start', 'invalidDateMessage']]);
    expect(keys({ start: '2026-07-15', end: '15.07.2026' })).toEqual([['end', 'invalidDateMessage']]);
  });

  it('does not look at the single date', () => {
    expect(keys({ day: 'вчора' })).toEqual([]);
  });
});

describe('a search of the journal by date', () => {
  it('needs the date', () => {
    expect(keys({ periodType: 'date' })).toEqual([['day', 'emptyField']]);
  });

  it('is allowed for a date that the picker offers, and only that', () => {
    expect([keys({ periodType: 'date', day: '1990-01-01' }), keys({ periodType: 'date', day: '2100-01-01' })]).toEqual([
      [],
      [],
    ]);
    expect(keys({ periodType: 'date', day: '1989-12-31' })).toEqual([['day', 'invalidDateMessage']]);
  });

  it('does not look at the period', () => {
    expect(keys({ periodType: 'date', day: '2026-07-15', start: '2026-07-16', end: '2026-07-15' })).toEqual([]);
  });
});

describe('a search of the journal by amount', () => {
  it.each([
    ['', ''],
    ['0', ''],
    ['0', '0'],
    ['', '0.00'],
    ['100', '100,00'],
    ['9.00', '10.00'],
    ['0', '0.01'],
  ])('from "%s" to "%s" is allowed', (amountLow, amountHigh) => {
    expect(keys({ amountLow, amountHigh })).toEqual([]);
  });

  it.each([
    ['100.01', '100.00'],
    ['10.00', '9.00'],
    ['0.01', '0'],
  ])('from %s to %s is refused', (amountLow, amountHigh) => {
    expect(keys({ amountLow, amountHigh })).toEqual([['amountLow', 'incorrectAmountRange']]);
  });

  it('is refused when it is no amount, and then not compared', () => {
    expect(keys({ amountLow: 'сто', amountHigh: '1.00' })).toEqual([['amountLow', 'incorrectAmount']]);
    expect(keys({ amountLow: '5.00', amountHigh: 'сто' })).toEqual([['amountHigh', 'incorrectAmount']]);
    expect(keys({ amountLow: '5.00', amountHigh: '1000000000' })).toEqual([['amountHigh', 'tooMuch']]);
  });
});
