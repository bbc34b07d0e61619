import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { previousPayroll, totalsDifference } from './previous-payroll';

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
    expect(previousPayroll([present, refused, executed, older], present)).toBe(executed);
    const sameDay = payroll('3', '2026-07-20', 5);
    expect(previousPayroll([present, sameDay, executed], present)).toBe(sameDay);
    expect(previousPayroll([present, refused], present)).toBeNull();
  });

  it('is no later one, also where the list does not hold the payroll itself', () => {
    expect(previousPayroll([present, refused, executed, older], executed)).toBe(older);
    expect(previousPayroll([payroll('9', '2026-07-25', 5), executed], present)).toBe(executed);
  });

  it('of the type "other" pays the same thing', () => {
    expect(previousPayroll([{ ...executed, otherType: 'Премія' }, older], { ...present, id: null })).toBe(older);
  });

  it('differs by its total and by the number of people', () => {
    expect(totalsDifference(executed, present)).toEqual({ amount: '-9.50', people: 2 });
  });
});
