import { convertSerialToDay, convertDayToSerial } from '../workbook-days';
import { toCellText } from './to-cell-text';

describe('a number of a workbook', () => {
  it.each([
    ['oper_date', 46_218, '2026-07-15'],
    ['oper_date', 46_218.75, '2026-07-15'],
    ['oper_date', 20_260_715, '20260715'],
    ['oper_datev', 5, '5'],
    ['sum_cur', 1200, '1200.00'],
    ['sum_cur', 0.1 + 0.2, '0.30'],
    ['sum_cur', 1.005, '1.005'],
    ['sum_cur', 999_999_999.99, '999999999.99'],
    ['sum_cur', -5.5, '-5.50'],
    ['okpo_c', 222_103_209, '222103209'],
    ['okpo_c', 14_360_570, '14360570'],
    ['ud_code', 383_231, '00383231'],
    ['ud_code', 222_103_209, '222103209'],
    ['mfo_c', 5_299, '005299'],
    ['psp_c', 12_345_678, '012345678'],
    ['oper_n', 17, '17'],
    ['pay_purp', 5, '5'],
  ] as const)('under %s: %d is %s', (column, number, text) => {
    expect(toCellText(column, number)).toBe(text);
  });

  it('is another day where days are counted from 1904', () => {
    expect([toCellText('oper_date', 44_756, true), convertSerialToDay(46_218, false)]).toEqual([
      '2026-07-15',
      '2026-07-15',
    ]);
  });

  it('comes back as the same day', () => {
    for (const day of ['1900-03-01', '1999-12-31', '2024-02-29', '2026-07-15', '9999-12-31'])
      expect(convertSerialToDay(convertDayToSerial(day), false)).toBe(day);
    expect([convertSerialToDay(60, false), convertSerialToDay(NaN, false), convertSerialToDay(3e6, false)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is left alone when it is a text', () => {
    expect(toCellText('okpo_c', '00383231')).toBe('00383231');
  });
});
