import * as vocabulary from '.';

describe('the vocabulary of payrolls', () => {
  it('numbers the sixteen accrual types as the bank does: 7 is "other", 6 does not exist', () => {
    const ids = Object.values(vocabulary.PayrollType);
    expect(ids).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(vocabulary.PayrollType).toMatchObject({ salary: 1, other: 7, dividends: 17 });
  });

  it('knows the limits of a payroll', () => {
    expect(vocabulary).toMatchObject({
      EMPLOYEE_NAME_MAX: 40,
      OLD_ACCOUNT_MAX_LENGTH: 14,
      PAYROLL_OTHER_MAX: 100,
      PAYROLL_PURPOSE_MAX: 160,
      PAYROLL_ROWS_MAX: 5000,
      PAYROLL_SEARCH_DEFAULT_DAYS: 30,
    });
  });

  it('writes the statuses of employees as the bank’s data does', () => {
    expect(vocabulary.EmployeeStatus).toEqual({ active: 'active', notWorking: 'dismissed' });
  });
});
