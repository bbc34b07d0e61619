import type { StoredNameCheck } from '@ncb/shared-kernel/api/contract';
import type { EmployeeStatus, PayrollHalf, PayrollRowStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { document } from './documents';
import { account } from './ledger';
import { company } from './people';

const owner = () =>
  identifier('company_id')
    .notNull()
    .references(() => company.id);

/** Identified by its transit account. */
export const salaryProject = pgTable('salary_project', {
  transitAccountId: identifier('transit_account_id')
    .primaryKey()
    .references(() => account.id),
  companyId: owner(),
  name: text('name').notNull(),
  branch: text('branch').notNull(),
  feePercent: numeric('fee_percent', { precision: 6, scale: 2 }),
  feeAmount: money('fee_amount'),
  feeAccount: text('fee_account').notNull(),
  deal: text('deal').notNull(),
  dealDate: date('deal_date', { mode: 'string' }),
});

const person = {
  taxCode: text('tax_code').notNull(),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name').notNull(),
  account: text('account').notNull(),
};

export const employee = pgTable('employee', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: owner(),
  ...person,
  status: text('status').$type<EmployeeStatus>().notNull(),
  fromBank: boolean('from_bank').notNull().default(false),
  amount: money('amount'),
  paidOn: date('paid_on', { mode: 'string' }),
});

/** Account of an employee; the present one has no end. */
export const employeeAccount = pgTable('employee_account', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  employeeId: identifier('employee_id')
    .notNull()
    .references(() => employee.id, { onDelete: 'cascade' }),
  account: text('account').notNull(),
  since: date('since', { mode: 'string' }).notNull(),
  until: date('until', { mode: 'string' }),
});

/** Closed accounts of natural persons with us. */
export const closedAccount = pgTable('closed_account', { account: text('account').primaryKey() });

export const payroll = pgTable('payroll', {
  documentId: identifier('document_id')
    .primaryKey()
    .references(() => document.id),
  salaryProjectId: identifier('salary_project_id')
    .notNull()
    .references(() => salaryProject.transitAccountId),
  typeId: text('type_id').notNull(),
  otherType: text('other_type').notNull(),
  period: text('period').notNull(),
  half: text('half').$type<PayrollHalf>().notNull(),
  employeeCount: integer('employee_count').notNull(),
});

const payrollId = () =>
  identifier('document_id')
    .notNull()
    .references(() => payroll.documentId);

export const payrollRow = pgTable(
  'payroll_row',
  {
    documentId: payrollId(),
    row: integer('row').notNull(),
    ...person,
    amount: money('amount').notNull(),
    outcome: text('outcome').$type<PayrollRowStatus>(),
    reason: text('reason'),
    uetr: uuid('uetr').unique(),
    nameCheck: jsonb('name_check').$type<StoredNameCheck>(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.row] })],
);

/** Paid row; the ledger has the total. */
export const payrollPayment = pgTable(
  'payroll_payment',
  {
    documentId: payrollId(),
    row: integer('row').notNull(),
    account: text('account').notNull(),
    amount: money('amount').notNull(),
    postedAt: moment('posted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.row] })],
);
