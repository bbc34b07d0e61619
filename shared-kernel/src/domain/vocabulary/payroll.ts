import { Role } from './people';

/**
 * What a payroll pays. Source: specification 3, sections 3 (accrual types) and 9 (7 = other); the other ids are those
 * of the bank's seed data. The bank's catalogue (NCB_PR_TYPE_ID, NCB_PR_TYPE_CODE) may hold more.
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

/** Whether an employee still works. Source: specification 3, section 3; the words are those of the seed data. */
export const EmployeeStatus = { active: 'active', notWorking: 'dismissed' } as const;
export type EmployeeStatus = (typeof EmployeeStatus)[keyof typeof EmployeeStatus];

/**
 * What a person sees of a company's payrolls: nothing, their totals, or also who gets how much; signing needs the last.
 * The bank decides it for each user. Source: reference/areas B7
 */
export const PayrollAccess = { none: 0, totals: 1, full: 2 } as const;
export type PayrollAccess = (typeof PayrollAccess)[keyof typeof PayrollAccess];

/** What each role sees until somebody changes it. Source: reference/areas B7 */
export const PAYROLL_ACCESS_OF_ROLE = {
  [Role.director]: PayrollAccess.full,
  [Role.accountant]: PayrollAccess.full,
  [Role.operator]: PayrollAccess.none,
} as const satisfies Record<Role, PayrollAccess>;

/** Which part of a month a salary is for; '' for the whole month. Source: reference/areas B4 */
export const PayrollHalf = { whole: '', first: '1', second: '2' } as const;
export type PayrollHalf = (typeof PayrollHalf)[keyof typeof PayrollHalf];

/** What became of a row of an executed payroll. Source: reference/areas B6 */
export const PayrollRowStatus = { paid: 'paid', returned: 'returned' } as const;
export type PayrollRowStatus = (typeof PayrollRowStatus)[keyof typeof PayrollRowStatus];

/** The payments that sign-and-pay makes for a payroll. Source: spec 3 §4 */
export const PayrollPart = { salary: 'salary', fee: 'fee' } as const;
export type PayrollPart = (typeof PayrollPart)[keyof typeof PayrollPart];

/** spec 3 §9: default period of the payroll search. */
export const PAYROLL_SEARCH_DEFAULT_DAYS = 30;
/** spec 3 §9: purposes of the two payments, salary and fee. */
export const PAYROLL_PURPOSE_MAX = 160;
/** spec 3 §9: the two payments of sign-and-pay take numbers n and n + 1, so the next number is n + 2. */
export const SIGN_AND_PAY_NUMBERS = 2;
/** spec 3 §5: an employee's account up to this length is of the old form, a longer one is an IBAN. */
export const OLD_ACCOUNT_MAX_LENGTH = 14;
/** Last, first or middle name: LASTNAME C40 of the import file, reference/banking 4.4. */
export const EMPLOYEE_NAME_MAX = 40;
/** The text of type 7: FLOWTYPE C100 of eSalary, reference/banking 4.1. */
export const PAYROLL_OTHER_MAX = 100;
/** Rows of one payroll (ours: a sheet of 5,000 rows prints on 150 pages and travels in 1 MB). */
export const PAYROLL_ROWS_MAX = 5000;
/** spec 3 §2: files that the payroll import reads. */
export const PAYROLL_IMPORT_FORMATS = ['txt', 'xls', 'xlsx', 'dbf'] as const;

/** Salary is paid at least twice a month, within so many days of the last time. Source: Labour Code of Ukraine, article 115 */
export const SALARY_INTERVAL_DAYS = 16;
