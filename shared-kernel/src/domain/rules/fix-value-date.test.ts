import { CurrencyPaymentKind, DocumentType } from '../vocabulary';
import { fixValueDate, getOpenValueDate, checkChosenValueDate, type ValueDateSubject } from './fix-value-date';

const EUROS = { type: DocumentType.currencyPayment, kind: CurrencyPaymentKind.external, currencyCode: '978' };
const DOLLARS = { ...EUROS, currencyCode: '840' };
const WITHIN_THE_BANK = { ...EUROS, kind: CurrencyPaymentKind.own };
const HRYVNIAS = { type: DocumentType.uahPayment, receiverAccount: 'UA213223130000026007233566001' };
const TAX = { type: DocumentType.uahPayment, receiverAccount: 'UA908999980000031111000001001' };
const PURCHASE = { type: DocumentType.buyRequest };

/** After Thanksgiving on Thursday. */
const [SATURDAY, SUNDAY, MONDAY] = ['2026-11-28', '2026-11-29', '2026-11-30'];

describe('the value date that the bank fixes', () => {
  it.each<[string, ValueDateSubject, string, string, string, string]>([
    ['a payment abroad of a Saturday is of the Monday', EUROS, '', SATURDAY, '12:00', MONDAY],
    ['the day that the user chose stands if it can be met', EUROS, '2026-12-02', SATURDAY, '12:00', '2026-12-02'],
    ['a day before the first possible one moves to it', EUROS, SATURDAY, SATURDAY, '12:00', MONDAY],
    ['after the cut-off of a Friday it is the Monday', EUROS, '', '2026-11-27', '15:00', MONDAY],
    ['before the cut-off it is the day itself', EUROS, '', '2026-11-27', '14:59', '2026-11-27'],
    ['a holiday of the currency is passed over', DOLLARS, '', '2026-11-26', '10:00', '2026-11-27'],
    ['a payment within the bank has the day itself', WITHIN_THE_BANK, '', SATURDAY, '12:00', SATURDAY],
    ['SEP runs on a Sunday too', HRYVNIAS, '', SUNDAY, '23:00', SUNDAY],
    ['a hryvnia payment waits for the Sunday that was chosen', HRYVNIAS, SUNDAY, SATURDAY, '12:00', SUNDAY],
    [
      'the Treasury takes nothing on the last day of the year and the first',
      TAX,
      '',
      '2026-12-31',
      '09:00',
      '2027-01-02',
    ],
    ['a purchase of a Saturday that is to wait is of a working day', PURCHASE, '', SATURDAY, '12:00', MONDAY],
  ])('%s', (_, subject, chosen, bankDay, time, day) => {
    expect(fixValueDate(subject, chosen, { bankDay, time })).toBe(day);
  });

  it.each([EUROS, DOLLARS, PURCHASE, TAX, HRYVNIAS])('of %o is an open day on each day of two years', (subject) => {
    for (let day = 0; day < 730; day += 1) {
      const bankDay = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
      const fixed = fixValueDate(subject, '', { bankDay, time: '12:00' });
      expect(fixed >= bankDay).toBe(true);
      expect(getOpenValueDate(subject, fixed)).toBe(fixed);
    }
  });
});

describe('a value date that the user chooses', () => {
  it.each<[string, ValueDateSubject, string, string | null]>([
    ['on a Sunday abroad', EUROS, SUNDAY, '30.11.2026'],
    ['on a Saturday of a purchase', PURCHASE, SATURDAY, '30.11.2026'],
    ['on a working day abroad', EUROS, MONDAY, null],
    ['on a Sunday in hryvnias', HRYVNIAS, SUNDAY, null],
    ['on a Sunday within the bank', WITHIN_THE_BANK, SUNDAY, null],
    ['not chosen', EUROS, '', null],
  ])('%s', (_, subject, chosen, next) => {
    const problem = next === null ? null : { field: 'valueDate', key: 'closedValueDate', params: { next } };
    expect(checkChosenValueDate(subject, chosen, SATURDAY, SATURDAY)).toEqual(problem);
  });

  it('at the Treasury on the last day of the year is refused with the day after the closed ones', () => {
    expect(checkChosenValueDate(TAX, '2026-12-31', '2026-12-28', '2026-12-28')).toMatchObject({
      params: { next: '02.01.2027' },
    });
  });

  it('more than ten days after the document is out of the window before it is closed', () => {
    expect(checkChosenValueDate(EUROS, '2026-12-09', SATURDAY, SATURDAY)).toEqual({
      field: 'valueDate',
      key: 'incorrectVDate',
    });
  });
});
