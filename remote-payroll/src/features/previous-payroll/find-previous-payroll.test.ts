import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { findPreviousPayroll, subtractTotals } from './find-previous-payroll';

const payroll = (id: string, documentDate: string, status: StoredStatus, amount = '100.00', employeeCount = 10) => ({
  id,
  documentDate,
  otherType: '',
  status,
  amount,
  employeeCount,
});

describe('the payroll before', () => {
  const [present, refused, executed, older] = [
    payroll('4', '2026-07-20', 0, '90.50', 12),
    payroll('3', '2026-07-10', 6),
    payroll('2', '2026-07-05', 5),
    payroll('1', '2026-06-20', 5),
  ] as const;

  it('is the last that was executed, of the same day too', () => {
    expect(findPreviousPayroll([present, refused, executed, older], present)).toBe(executed);
    const sameDay = payroll('3', '2026-07-20', 5);
    expect(findPreviousPayroll([present, sameDay, executed], present)).toBe(sameDay);
    expect(findPreviousPayroll([present, refused], present)).toBeNull();
  });

  it('is no later one, also where the list does not hold the payroll itself', () => {
    expect(findPreviousPayroll([present, refused, executed, older], executed)).toBe(older);
    expect(findPreviousPayroll([payroll('9', '2026-07-25', 5), executed], present)).toBe(executed);
  });

  it('of the type "other" pays the same thing', () => {
    expect(findPreviousPayroll([{ ...executed, otherType: 'Премія' }, older], { ...present, id: null })).toBe(older);
  });

  it('differs by its total and by the number of people', () => {
    expect(subtractTotals(executed, present)).toEqual({ amount: '-9.50', people: 2 });
  });
});
