import type { EmployeeDraft, SalaryProject } from '../../domain/rules';
import { EmployeeStatus } from '../../domain/vocabulary';
import { call } from './call';
import { date, decimal, flag, id, idList, list, maybe, money, or, text, word, type Codec, type Value } from './codec';
import { at, jsonAt, record } from './record';
import { verdict } from './verdict';

const STATUSES = [EmployeeStatus.active, EmployeeStatus.notWorking] as const;

const draftFields = {
  taxCode: at('tin', or(text, '')),
  lastName: at('lastname', or(text, '')),
  firstName: at('firstname', or(text, '')),
  middleName: at('middlename', or(text, '')),
  account: at('emp_acn', or(text, '')),
} as const;

/** An employee of the company. The bank's own data (`fromBank`) cannot be edited. Source: spec 3 §3 and §5 */
const employee = record({
  ...draftFields,
  id: at('emp_id', id),
  status: at('status', or(word(STATUSES), EmployeeStatus.active)),
  fromBank: at('from_bank', or(flag, false)),
  /** What the last payroll paid him, for filling in the next one. */
  amount: at('amount', maybe(money)),
  /** The day of it. */
  paidOn: at('paid_on', maybe(date)),
});

/** Ours, as all calls here: the specification has the menu item "Employees" and no call. */
export const listEmployees = call({
  method: 'GET',
  path: '/get_employees',
  summary: 'Employees of the company',
  origin: 'ours',
  request: record({}),
  answer: record({ employees: at('employees', list(employee)) }),
});

/** An employee to be stored: `id` is null for a new one. */
export interface EmployeeToSave extends EmployeeDraft {
  readonly id: string | null;
  readonly status: EmployeeStatus;
}

/** Stores a new employee or changes one whose data does not come from the bank. */
export const saveEmployee = call({
  method: 'POST',
  path: '/save_employee',
  summary: 'Store an employee',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({
    ...draftFields,
    id: at('emp_id', maybe(id)),
    status: at('status', or(word(STATUSES), EmployeeStatus.active)),
  }),
  answer: record({ id: at('emp_id', id) }),
});

/** What became of one employee of a list; `id` is null for one that was refused. */
const employeeResult = record({
  id: at('emp_id', maybe(id)),
  error: at('error', maybe(text)),
  problems: at('problems', or(list(record({ field: at('field', text), key: at('key', text) })), [])),
});

/**
 * Stores the employees of a file, in its order: one with the account of a known person, or else with his tax number,
 * changes that person.
 */
export const saveEmployees = call({
  method: 'POST',
  path: '/save_employees',
  summary: 'Store many employees',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  request: record({ employees: jsonAt('emps', list(record(draftFields))) }),
  answer: record({ results: at('results', or(list(employeeResult), [])) }),
});

/** An account to which an employee was paid. */
const employeeAccount = record({
  account: at('emp_acn', text),
  since: at('since', date),
  /** Null for the present one. */
  until: at('until', maybe(date)),
});

/** The accounts of an employee, the present one first. */
export const listEmployeeAccounts = call({
  method: 'GET',
  path: '/get_employee_accounts',
  summary: 'Accounts of an employee',
  origin: 'ours',
  request: record({ id: at('emp_id', id) }),
  answer: record({ accounts: at('accounts', list(employeeAccount)) }),
});

/** Deletes employees whose data does not come from the bank: a verdict each. */
export const dropEmployees = call({
  method: 'POST',
  path: '/drop_employees',
  summary: 'Delete employees',
  origin: 'ours',
  request: record({ ids: at('emp_ids', idList) }),
  answer: record({ verdicts: at('results', or(list(verdict), [])) }),
});

const salaryProject: Codec<SalaryProjectOfCompany> = record({
  id: at('tran_acn_id', id),
  name: at('name', or(text, '')),
  branch: at('branch', or(text, '')),
  transitAccount: at('tran_acn_n', text),
  feePercent: at('tran_fee_percent', maybe(decimal)),
  feeAmount: at('tran_fee_amount', maybe(money)),
  feeAccount: at('fee_account', or(text, '')),
  deal: at('tran_deal', or(text, '')),
  dealDate: at('tran_deal_date', maybe(date)),
});

/** A salary project; its fields are the specification's (spec 3 §3), id of the transit account and branch included. */
export interface SalaryProjectOfCompany extends SalaryProject {
  readonly id: string;
  readonly name: string;
  readonly branch: string;
}

/** The company's salary projects with the terms of the bank's fee. */
export const listSalaryProjects = call({
  method: 'GET',
  path: '/get_salary_projects',
  summary: 'Salary projects of the company',
  origin: 'ours',
  request: record({}),
  answer: record({ projects: at('projects', list(salaryProject)) }),
});

export type EmployeeAccount = Value<typeof employeeAccount>;
export type EmployeeResult = Value<typeof employeeResult>;
export type Employee = Value<typeof employee>;
