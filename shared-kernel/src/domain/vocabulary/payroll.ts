import { Role } from './people';

/**
 * Ids outside the specification are seed data; the bank's catalogue (NCB_PR_TYPE_ID, NCB_PR_TYPE_CODE) may hold more.
 * Source: docs/requirements/currency-payroll-credits-statements.md#payroll-types,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-limits.
 */
export const PayrollType = {
  salary: 1,
  materialAid: 2,
  sickPay: 3,
  vacationPay: 4,
  businessTripAdvance: 5,
  other: 7,
  scholarship: 8,
  loanRepayment: 9,
  advanceReportDebt: 10,
  food: 11,
  civilContract: 12,
  books: 13,
  employment: 14,
  clothing: 15,
  rent: 16,
  dividends: 17,
} as const;
export type PayrollType = (typeof PayrollType)[keyof typeof PayrollType];

/** Values of the seed data. Source: docs/requirements/currency-payroll-credits-statements.md#employee. */
export const EmployeeStatus = { active: 'active', notWorking: 'dismissed' } as const;
export type EmployeeStatus = (typeof EmployeeStatus)[keyof typeof EmployeeStatus];

/**
 * Totals only, or individual salaries, which signing needs; set by the bank per user. Source:
 * docs/requirements/payroll.md#who-sees-salaries.
 */
export const PayrollAccess = { none: 0, totals: 1, full: 2 } as const;
export type PayrollAccess = (typeof PayrollAccess)[keyof typeof PayrollAccess];

/** Default access. Source: docs/requirements/payroll.md#who-sees-salaries. */
export const PAYROLL_ACCESS_OF_ROLE = {
  [Role.director]: PayrollAccess.full,
  [Role.accountant]: PayrollAccess.full,
  [Role.operator]: PayrollAccess.none,
} as const satisfies Record<Role, PayrollAccess>;

/** '' for the whole month. Source: docs/requirements/payroll.md#purpose-and-period. */
export const PayrollHalf = { whole: '', first: '1', second: '2' } as const;
export type PayrollHalf = (typeof PayrollHalf)[keyof typeof PayrollHalf];

/** Rows of an executed payroll. Source: docs/requirements/payroll.md#payroll-checks. */
export const PayrollRowStatus = { paid: 'paid', returned: 'returned' } as const;
export type PayrollRowStatus = (typeof PayrollRowStatus)[keyof typeof PayrollRowStatus];

/** Payments of sign-and-pay. Source: docs/requirements/currency-payroll-credits-statements.md#sign-and-pay. */
export const PayrollPart = { salary: 'salary', fee: 'fee' } as const;
export type PayrollPart = (typeof PayrollPart)[keyof typeof PayrollPart];

/** Source: docs/requirements/currency-payroll-credits-statements.md#payroll-limits. */
export const PAYROLL_SEARCH_DEFAULT_DAYS = 30;
/** Source: docs/requirements/currency-payroll-credits-statements.md#payroll-limits. */
export const PAYROLL_PURPOSE_MAX = 160;
/** A longer account is an IBAN. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-rows. */
export const OLD_ACCOUNT_MAX_LENGTH = 14;
/** LASTNAME C40 of the import file. Source: docs/requirements/banking-rules.md#import-templates. */
export const EMPLOYEE_NAME_MAX = 40;
/** FLOWTYPE C100 of eSalary. Source: docs/requirements/banking-rules.md#file-layouts. */
export const PAYROLL_OTHER_MAX = 100;
/** Ours: 5,000 rows print on 150 pages and travel in 1 MB. */
export const PAYROLL_ROWS_MAX = 5000;

/** Salaries are paid at least twice a month. Source: Labour Code of Ukraine art. 115. */
export const SALARY_INTERVAL_DAYS = 16;
