import type { EmployeeDraft, SalaryProject } from '../../domain/rules';
import { EmployeeStatus } from '../../domain/vocabulary';
import { call } from './call';
import {
  date,
  decimal,
  flag,
  id,
  idList,
  list,
  nullable,
  money,
  withDefault,
  text,
  word,
  type Codec,
  type Value,
} from './codec';
import { fieldName } from './field-names';
import { at, jsonAt, record } from './record';
import { verdict } from './verdict';

const STATUSES = [EmployeeStatus.active, EmployeeStatus.notWorking] as const;

const draftFields = {
  taxCode: at('tin', withDefault(text, '')),
  lastName: at('lastname', withDefault(text, '')),
  firstName: at('firstname', withDefault(text, '')),
  middleName: at('middlename', withDefault(text, '')),
  account: at('emp_acn', withDefault(text, '')),
} as const;

const employeeDraft = record(draftFields);
const employeeList = record({ employees: jsonAt('emps', list(employeeDraft)) });
const problemField = fieldName(employeeDraft, employeeList);

/**
 * Employee of the company. The bank's own data (`fromBank`) cannot be edited. Source:
 * docs/requirements/currency-payroll-credits-statements.md#employee,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-rows.
 */
const employee = record({
  ...draftFields,
  id: at('emp_id', id),
  status: at('status', withDefault(word(STATUSES), EmployeeStatus.active)),
  fromBank: at('from_bank', withDefault(flag, false)),
  /** Amount of the last payroll, to fill in the next one. */
  amount: at('amount', nullable(money)),
  /** Day of the last payroll. */
  paidOn: at('paid_on', nullable(date)),
});

/** Employees of the company. All calls here are ours: the specification has the menu item only. */
export const listEmployees = call({
  method: 'GET',
  path: '/get_employees',
  summary: 'Employees of the company',
  origin: 'ours',
  request: record({}),
  answer: record({ employees: at('employees', list(employee)) }),
});

/** Employee to be stored: `id` is null for a new one. */
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
  problemField,
  request: record({
    ...draftFields,
    id: at('emp_id', nullable(id)),
    status: at('status', withDefault(word(STATUSES), EmployeeStatus.active)),
  }),
  answer: record({ id: at('emp_id', id) }),
});

/** Result of one employee of a list; `id` is null if refused. */
const employeeResult = record({
  id: at('emp_id', nullable(id)),
  error: at('error', nullable(text)),
  problems: at('problems', withDefault(list(record({ field: at('field', problemField), key: at('key', text) })), [])),
});

/**
 * Stores the employees of a file in its order: one with the account, or else the tax code, of an existing employee
 * changes that employee.
 */
export const saveEmployees = call({
  method: 'POST',
  path: '/save_employees',
  summary: 'Store many employees',
  origin: 'ours',
  acceptsIdempotencyKey: true,
  problemField,
  request: employeeList,
  answer: record({ results: at('results', withDefault(list(employeeResult), [])) }),
});

const employeeAccount = record({
  account: at('emp_acn', text),
  since: at('since', date),
  /** Null for the current account. */
  until: at('until', nullable(date)),
});

/** Accounts of an employee, the current one first. */
export const listEmployeeAccounts = call({
  method: 'GET',
  path: '/get_employee_accounts',
  summary: 'Accounts of an employee',
  origin: 'ours',
  request: record({ id: at('emp_id', id) }),
  answer: record({ accounts: at('accounts', list(employeeAccount)) }),
});

/** Deletes employees whose data does not come from the bank, with a verdict for each. */
export const dropEmployees = call({
  method: 'POST',
  path: '/drop_employees',
  summary: 'Delete employees',
  origin: 'ours',
  request: record({ ids: at('emp_ids', idList) }),
  answer: record({ verdicts: at('results', withDefault(list(verdict), [])) }),
});

const salaryProject: Codec<SalaryProjectOfCompany> = record({
  id: at('tran_acn_id', id),
  name: at('name', withDefault(text, '')),
  branch: at('branch', withDefault(text, '')),
  transitAccount: at('tran_acn_n', text),
  feePercent: at('tran_fee_percent', nullable(decimal)),
  feeAmount: at('tran_fee_amount', nullable(money)),
  feeAccount: at('fee_account', withDefault(text, '')),
  deal: at('tran_deal', withDefault(text, '')),
  dealDate: at('tran_deal_date', nullable(date)),
});

/**
 * Salary project with the fields of the specification, including id of the transit account and branch. Source:
 * docs/requirements/currency-payroll-credits-statements.md#data.
 */
export interface SalaryProjectOfCompany extends SalaryProject {
  readonly id: string;
  readonly name: string;
  readonly branch: string;
}

/** Salary projects of the company with the terms of the bank's fee. */
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
