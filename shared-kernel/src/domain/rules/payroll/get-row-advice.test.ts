import { VALID_ROW } from '../testing/valid-payroll';
import { getDismissedCodes, getMinimumPay, getRowAdvice, indexRows, type AdviceFacts } from './get-row-advice';
import type { PayrollRowDraft } from './check-payroll-row';

const OTHER: PayrollRowDraft = { ...VALID_ROW, taxCode: '0151802838', account: 'UA113516070000026202999000201' };

function judge(rows: readonly PayrollRowDraft[], before?: PayrollRowDraft | null, more: Partial<AdviceFacts> = {}) {
  const [row = VALID_ROW] = rows;
  return getRowAdvice(row, 0, before, {
    rows,
    places: indexRows(rows),
    dismissed: new Set(),
    minimumPay: null,
    ...more,
  });
}

describe('what is worth a look in a row', () => {
  it('is nothing where there is no other payroll and nothing twice', () => {
    expect(judge([VALID_ROW, OTHER])).toEqual([]);
  });

  it('is another account of the same person, and more than three times the money', () => {
    const before = { ...VALID_ROW, account: OTHER.account, amount: '1000,00' };
    expect(judge([{ ...VALID_ROW, amount: '3000.00' }], before)).toEqual([{ kind: 'accountChanged' }]);
    expect(judge([{ ...VALID_ROW, amount: '3000.01' }], before)).toEqual([
      { kind: 'accountChanged' },
      { kind: 'muchMore', times: '3.0' },
    ]);
    expect(judge([{ ...VALID_ROW, amount: '98420' }], { ...VALID_ROW, amount: '28947.06' })).toEqual([
      { kind: 'muchMore', times: '3.4' },
    ]);
  });

  it('is somebody new, only where there was a payroll before', () => {
    expect(judge([VALID_ROW], null)).toEqual([{ kind: 'joined' }]);
    expect(judge([VALID_ROW], undefined)).toEqual([]);
  });

  it('is a person or an account that is there twice', () => {
    expect(judge([VALID_ROW, OTHER, { ...OTHER, taxCode: VALID_ROW.taxCode }])).toEqual([
      { kind: 'sameCode', rows: [2] },
    ]);
    expect(judge([VALID_ROW, { ...OTHER, account: VALID_ROW.account }])).toEqual([
      { kind: 'sharedAccount', rows: [1] },
    ]);
    const empty = { ...VALID_ROW, taxCode: '', account: '' };
    expect(judge([empty, empty])).toEqual([]);
  });

  it('is less than the minimum wage, and somebody who does not work any more', () => {
    expect(judge([{ ...VALID_ROW, amount: '6658.18' }], undefined, { minimumPay: '6658.19' })).toEqual([
      { kind: 'belowMinimum' },
    ]);
    expect(judge([{ ...VALID_ROW, amount: '6658.19' }], undefined, { minimumPay: '6658.19' })).toEqual([]);
    expect(judge([VALID_ROW], undefined, { dismissed: new Set([VALID_ROW.taxCode]) })).toEqual([{ kind: 'dismissed' }]);
  });
});

it('a person who came back is not dismissed', () => {
  const employee = (taxCode: string, status: 'active' | 'dismissed') => ({ taxCode, status });
  expect([
    ...getDismissedCodes([
      employee('1', 'dismissed'),
      employee('2', 'dismissed'),
      employee('2', 'active'),
      employee('', 'dismissed'),
    ]),
  ]).toEqual(['1']);
});

it.each([
  ['1', '', '2026-07-01', '6658.19'],
  ['1', '', '2025-07-01', '6160.00'],
  ['1', '1', '2026-07-01', null],
  ['4', '', '2026-07-01', null],
  ['1', '', '2023-07-01', null],
] as const)('the least of type %s, half %j on %s is %s', (typeId, half, day, least) => {
  expect(getMinimumPay(typeId, half, day)).toBe(least);
});
