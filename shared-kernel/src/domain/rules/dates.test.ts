import { checkDocumentDate, checkValueDate, getDocumentDateWindow, getValueDateWindow } from './dates';
import { BANK_DAY, findProblems } from './testing';

describe('the document date', () => {
  it.each([
    ['today', '2026-07-15', null],
    ['yesterday', '2026-07-14', null],
    ['30 days ago', '2026-06-15', null],
    ['31 days ago', '2026-06-14', 'incorrectPDate'],
    ['tomorrow', '2026-07-16', 'incorrectPDate'],
    ['a year ago', '2025-07-15', 'incorrectPDate'],
    ['a day that does not exist', '2026-06-31', 'incorrectPDate'],
    ['the dotted form', '15.07.2026', 'incorrectPDate'],
    ['nonsense', 'вчора', 'incorrectPDate'],
    ['nothing', '', 'incorrectPDate'],
  ] as const)('of %s (%s) has the problem %s', (_, documentDate, key) => {
    expect(checkDocumentDate(documentDate, BANK_DAY)).toBe(key);
    expect(findProblems({ documentDate })).toEqual(key === null ? [] : [{ field: 'documentDate', key }]);
  });

  it('lies in a window that reaches back over the end of a year', () => {
    expect(getDocumentDateWindow('2026-01-10')).toEqual({ from: '2025-12-11', to: '2026-01-10' });
  });

  it('lies in a window whose borders are both allowed', () => {
    const { from, to } = getDocumentDateWindow(BANK_DAY);
    expect([checkDocumentDate(from, BANK_DAY), checkDocumentDate(to, BANK_DAY)]).toEqual([null, null]);
  });
});

describe('the value date', () => {
  it.each([
    ['none', '', null],
    ['today', '2026-07-15', null],
    ['yesterday', '2026-07-14', 'incorrectVDate'],
    ['10 days after the document', '2026-07-25', null],
    ['11 days after the document', '2026-07-26', 'incorrectVDate'],
    ['a day that does not exist', '2026-07-32', 'incorrectVDate'],
    ['nonsense', 'завтра', 'incorrectVDate'],
  ] as const)('of %s (%s) has the problem %s', (_, valueDate, key) => {
    expect(checkValueDate(valueDate, BANK_DAY, BANK_DAY)).toBe(key);
    expect(findProblems({ valueDate })).toEqual(key === null ? [] : [{ field: 'valueDate', key }]);
  });

  it.each([
    ['2026-07-05', '2026-07-15', null],
    ['2026-07-05', '2026-07-16', 'incorrectVDate'],
    ['2026-07-04', '2026-07-15', 'incorrectVDate'],
  ])('is counted from the document of %s, not from today: %s has the problem %s', (documentDate, valueDate, key) => {
    expect(checkValueDate(valueDate, documentDate, BANK_DAY)).toBe(key);
  });

  it('is not counted from a document date that is none: that problem is shown beside it', () => {
    expect(findProblems({ documentDate: 'вчора', valueDate: '2027-01-01' })).toEqual([
      { field: 'documentDate', key: 'incorrectPDate' },
    ]);
  });

  it('in the past is refused whatever the document date is', () => {
    expect(checkValueDate('2026-07-14', 'вчора', BANK_DAY)).toBe('incorrectVDate');
  });
});

describe('the calendar of a value date', () => {
  it('offers what the rule takes: from today to 10 days after the document', () => {
    const window = getValueDateWindow('2026-07-10', BANK_DAY);
    expect(window).toEqual({ from: BANK_DAY, to: '2026-07-20' });
    expect(checkValueDate(window.to, '2026-07-10', BANK_DAY)).toBeNull();
  });

  it('counts from today while the document has no date', () => {
    expect(getValueDateWindow('вчора', BANK_DAY)).toEqual({ from: BANK_DAY, to: '2026-07-25' });
  });
});
