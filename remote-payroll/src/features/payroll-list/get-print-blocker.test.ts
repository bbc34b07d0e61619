import { PAYROLL, STORED_STATUSES } from '@ncb/shared-kernel/domain/vocabulary';
import { getPrintBlocker } from './get-print-blocker';

describe('what the list prints', () => {
  const payrolls = (...statuses: (typeof STORED_STATUSES)[number][]) =>
    statuses.map((status) => ({ type: PAYROLL, status }) as const);

  it.each(STORED_STATUSES)('is a sheet of an executed payroll only (status %d)', (status) => {
    const choice = { payrolls: payrolls(5, status), areSelected: true };
    const expected = status === 5 ? null : 'payroll_print_disabled';
    expect([getPrintBlocker('sheet', choice, 2), getPrintBlocker('result', choice, 2)]).toEqual([expected, expected]);
    expect(getPrintBlocker('list', choice, 2)).toBeNull();
  });

  it('is the list alone where nothing is chosen, and nothing for whoever sees totals only', () => {
    const choice = { payrolls: payrolls(5), areSelected: false };
    expect([getPrintBlocker('sheet', choice, 2), getPrintBlocker('list', choice, 2)]).toEqual(['selectFirst', null]);
    expect([getPrintBlocker('sheet', choice, 1), getPrintBlocker('list', choice, 1)]).toEqual([
      'totalsOnly',
      'totalsOnly',
    ]);
  });
});
