import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import type { StoredPayrollRow } from '@ncb/shared-kernel/api/contract';
import { orderPeopleRows } from './order-people-rows';

const person = (lastName: string, outcome: StoredPayrollRow['outcome']): StoredPayrollRow => ({
  taxCode: '',
  lastName,
  firstName: 'Олена',
  middleName: '',
  account: '',
  amount: '1.00',
  fromBank: false,
  outcome,
  reason: null,
  uetr: null,
});

describe('the people of a payroll', () => {
  it('begin with those whose money came back, and keep their places in the payroll', () => {
    const rows = orderPeopleRows([person('Перша', 'paid'), person('Друга', 'returned'), person('Третя', null)]);
    expect(rows.map(({ lastName, place }) => [lastName, place])).toEqual([
      ['Друга', 2],
      ['Перша', 1],
      ['Третя', 3],
    ]);
  });

  it('are called by what is known of their names', () => {
    expect(joinFullName(person('Умовна', null))).toBe('Умовна Олена');
  });
});
