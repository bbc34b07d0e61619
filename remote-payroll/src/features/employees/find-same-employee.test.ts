import type { Employee } from '@ncb/shared-kernel/api/contract';
import { findSameEmployee } from './find-same-employee';

const IBAN = 'UA883516070000026202999000200';
const OTHER_IBAN = 'UA273052990000026205999000210';
const person = (id: string, taxCode: string, account: string): Employee => ({
  id,
  taxCode,
  lastName: 'Умовна',
  firstName: 'Олена',
  middleName: '',
  account,
  status: 'active',
  fromBank: false,
  amount: null,
  paidOn: null,
});
const LIST = [person('1', '0148102804', IBAN), person('2', '', OTHER_IBAN)];

it.each([
  ['an account, whatever the code', { account: OTHER_IBAN, taxCode: '0148102804' }, '2', 'account'],
  ['a code', { account: 'UA', taxCode: '0148102804' }, '1', 'code'],
])('somebody is known by %s', (_, typed, id, by) => {
  expect(findSameEmployee(LIST, typed)).toMatchObject({ employee: { id }, by });
});

it('nobody is known by what is not typed yet, or by what nobody has', () => {
  const withoutAccount = [person('3', '', '')];
  expect(findSameEmployee([...LIST, ...withoutAccount], { account: '', taxCode: '' })).toBeNull();
  expect(findSameEmployee(LIST, { account: 'UA88351607', taxCode: '014810280' })).toBeNull();
});
