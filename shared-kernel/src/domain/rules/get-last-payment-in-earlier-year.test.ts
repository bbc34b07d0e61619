import { CodeSource } from '../vocabulary';
import { getLastPaymentInEarlierYear } from '.';

const TREASURY = 'UA308999980310001000000000001';
const ELSEWHERE = 'UA263052990000026006999000301';
const paid = (lastDay: string | null) => ({ code: '99000011', name: 'ГУК', sources: [CodeSource.payments], lastDay });

describe('an account of the Treasury', () => {
  it.each([
    ['paid last in an earlier year is a question', TREASURY, [paid('2026-12-30')], '2026-12-30'],
    [
      'paid last in an earlier year with another code is one too',
      TREASURY,
      [paid(null), paid('2025-02-01')],
      '2025-02-01',
    ],
    ['paid also this year is none', TREASURY, [paid('2026-12-30'), paid('2027-01-04')], null],
    ['known from a catalogue only is none', TREASURY, [paid(null)], null],
    ['that was never used is none', TREASURY, [], null],
  ])('%s', (_what, iban, payments, day) => {
    expect(getLastPaymentInEarlierYear(iban, payments, '2027-01-05')).toBe(day);
  });

  it('is none of another bank', () => {
    expect(getLastPaymentInEarlierYear(ELSEWHERE, [paid('2026-12-30')], '2027-01-05')).toBeNull();
  });
});
