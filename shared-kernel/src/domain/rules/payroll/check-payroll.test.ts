import { AccountStatus } from '../../vocabulary';
import { VALID_ACCOUNT } from '../testing';
import { findPayrollProblems, VALID_ROW } from '../testing/valid-payroll';

const toProblems = (field: string, key: string | null) => (key === null ? [] : [{ field, key }]);

describe('checkPayroll', () => {
  it('finds nothing wrong with a payroll that keeps every rule', () => {
    expect(findPayrollProblems({})).toEqual([]);
  });

  it('names everything that an empty form lacks, in the order of the form', () => {
    const empty = {
      number: '',
      documentDate: '',
      debitAccountId: '',
      transitAccount: '',
      typeId: '',
      total: '',
      employees: [],
    };
    expect(findPayrollProblems(empty, { debitAccount: null })).toEqual([
      { field: 'number', key: 'emptyField' },
      { field: 'documentDate', key: 'incorrectPDate' },
      { field: 'debitAccountId', key: 'chooseDebitAccount' },
      { field: 'transitAccount', key: 'chooseSalaryProject' },
      { field: 'typeId', key: 'emptyField' },
      { field: 'employees', key: 'noEmployees' },
    ]);
  });

  it('names the problems of each row under the row', () => {
    const rows = [VALID_ROW, { ...VALID_ROW, account: '' }, { ...VALID_ROW, firstName: 'X', amount: '0' }];
    expect(findPayrollProblems({ employees: rows })).toEqual([
      { field: 'total', key: 'incorrectPayrollAmount' },
      { field: 'employees.1.account', key: 'empAcnIsEmpty' },
      { field: 'employees.2.firstName', key: 'illegalCharsInFio' },
      { field: 'employees.2.amount', key: 'incorrectPayrollAmount' },
    ]);
  });
});

describe('the header of a payroll', () => {
  it.each([
    ['30 days ago', '2026-06-15', null],
    ['31 days ago', '2026-06-14', 'incorrectPDate'],
    ['tomorrow', '2026-07-16', 'incorrectPDate'],
  ])('is dated %s (%s): the problem %s', (_, documentDate, key) => {
    expect(findPayrollProblems({ documentDate })).toEqual(toProblems('documentDate', key));
  });

  it.each([
    ['today', '2026-07-15', null],
    ['10 days later', '2026-07-25', null],
    ['11 days later', '2026-07-26', 'incorrectVDate'],
    ['yesterday', '2026-07-14', 'incorrectVDate'],
  ])('wants to be paid %s (%s): the problem %s', (_, payoutDay, key) => {
    expect(findPayrollProblems({ payoutDay })).toEqual(toProblems('payoutDay', key));
  });

  it.each([
    ['open and allowed for payments', {}, null],
    ['not allowed for payments', { paymentsAllowed: false }, 'accountNotAllowed'],
    ['closed', { status: AccountStatus.closed }, 'accountNotAllowed'],
    ['in dollars', { currencyCode: '840' }, 'accountNotAllowed'],
  ])('names a debit account that is %s: the problem %s', (_, change, key) => {
    expect(findPayrollProblems({}, { debitAccount: { ...VALID_ACCOUNT, ...change } })).toEqual(
      toProblems('debitAccountId', key),
    );
  });

  it('does not ask what the account holds: that is asked of the payment', () => {
    expect(findPayrollProblems({}, { debitAccount: { ...VALID_ACCOUNT, available: '0.00' } })).toEqual([]);
  });

  it('names a transit account of one of the company’s own salary projects', () => {
    expect(findPayrollProblems({ transitAccount: 'UA113516070000065103999000092' })).toEqual(
      toProblems('transitAccount', 'chooseSalaryProject'),
    );
    expect(findPayrollProblems({}, { transitAccounts: [] })).toEqual(
      toProblems('transitAccount', 'chooseSalaryProject'),
    );
  });

  it('names a type that the bank’s catalogue has', () => {
    expect(findPayrollProblems({ typeId: '2' })).toEqual([]);
    expect(findPayrollProblems({ typeId: '6' })).toEqual(toProblems('typeId', 'unknownPayrollType'));
  });
});

describe('the text of the type "other"', () => {
  it('is asked for, and for no other type', () => {
    expect(findPayrollProblems({ typeId: '7' })).toEqual(toProblems('otherType', 'unknownPayrollType'));
    expect(findPayrollProblems({ typeId: '7', otherType: ' ' })).toEqual(toProblems('otherType', 'unknownPayrollType'));
    expect(findPayrollProblems({ typeId: '7', otherType: 'Премія' })).toEqual([]);
    expect(findPayrollProblems({ typeId: '1', otherType: 'Я'.repeat(101) })).toEqual([]);
  });

  it('has at most 100 characters, all visible', () => {
    expect(findPayrollProblems({ typeId: '7', otherType: 'Я'.repeat(100) })).toEqual([]);
    expect(findPayrollProblems({ typeId: '7', otherType: 'Я'.repeat(101) })).toEqual([
      { field: 'otherType', key: 'tooLongText', params: { length: '101', max: '100' } },
    ]);
    expect(findPayrollProblems({ typeId: '7', otherType: 'Премія\u202e' })).toEqual([
      { field: 'otherType', key: 'forbiddenCharacters' },
    ]);
  });
});

describe('the total of a payroll', () => {
  const two = [VALID_ROW, { ...VALID_ROW, amount: '0,05' }];

  it.each([
    ['the sum of the rows', '17000.05', true],
    ['the same sum as people write it', '17 000,05', true],
    ['a kopeck less', '17000.04', false],
    ['a kopeck more', '17000.06', false],
    ['no amount', '', false],
  ])('that is %s (%s) is exact: %p', (_, total, isExact) => {
    const problem = { field: 'total', key: 'incorrectPayrollTotal', params: { total: '17000.05' } };
    expect(findPayrollProblems({ employees: two, total })).toEqual(isExact ? [] : [problem]);
  });

  it('is not more than one payment may carry', () => {
    const rows = (last: string) => [VALID_ROW, { ...VALID_ROW, amount: last }];
    expect(findPayrollProblems({ employees: rows('999982999.99'), total: '999999999.99' })).toEqual([]);
    expect(findPayrollProblems({ employees: rows('999983000.00'), total: '1000000000.00' })).toEqual(
      toProblems('total', 'tooMuch'),
    );
  });
});

describe('the employees of a payroll', () => {
  const rows = (count: number) => ({
    employees: Array.from({ length: count }, () => ({ ...VALID_ROW, amount: '1.00' })),
    total: `${count}.00`,
  });

  it('are at most 5,000', () => {
    expect(findPayrollProblems(rows(5000))).toEqual([]);
    expect(findPayrollProblems(rows(5001))).toEqual([
      { field: 'employees', key: 'tooManyEmployees', params: { max: '5000' } },
    ]);
  });
});
