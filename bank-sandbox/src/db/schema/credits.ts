import type { CreditScheme, DayCount, EarlyWay } from '@ncb/shared-kernel/domain/interest';
import type { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { boolean, date, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { document } from './documents';
import { account } from './ledger';
import { application } from './office';
import { appUser, company } from './people';

const accountColumn = (name: string) => identifier(name).references(() => account.id);

/** Credit deal; amounts are in its currency. */
export const creditDeal = pgTable('credit_deal', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  /** Application, if any. */
  applicationId: identifier('application_id').references(() => application.id),
  number: text('number').notNull(),
  status: text('status').$type<CreditDealStatus>().notNull(),
  start: date('start_date', { mode: 'string' }).notNull(),
  end: date('end_date', { mode: 'string' }),
  rate: numeric('rate', { precision: 6, scale: 2 }).notNull(),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  amount: money('amount').notNull(),
  principal: money('principal').notNull(),
  principalAccountId: accountColumn('principal_account_id').notNull(),
  interestAccountId: accountColumn('interest_account_id').notNull(),
  repaymentAccountId: accountColumn('repayment_account_id'),
  scheme: text('scheme').$type<CreditScheme>().notNull().default('classic'),
  basis: text('basis').$type<DayCount>().notNull().default('act/365'),
  dueDay: smallint('due_day').notNull().default(1),
  purpose: text('purpose').notNull().default(''),
  issued: money('issued').notNull().default('0'),
  part: money('part').notNull().default('0'),
  penaltyRate: numeric('penalty_rate', { precision: 6, scale: 2 }).notNull().default('0'),
});

const dealColumn = () =>
  identifier('deal_id')
    .notNull()
    .references(() => creditDeal.id);

export const creditInstalment = pgTable(
  'credit_instalment',
  {
    dealId: dealColumn(),
    number: integer('number').notNull(),
    plannedOn: date('planned_on', { mode: 'string' }).notNull(),
    payOn: date('pay_on', { mode: 'string' }).notNull(),
    accruesFrom: date('accrues_from', { mode: 'string' }).notNull(),
    accruesTo: date('accrues_to', { mode: 'string' }).notNull(),
    isMonth: boolean('is_month').notNull(),
    principal: money('principal').notNull(),
  },
  ({ dealId, number }) => [primaryKey({ columns: [dealId, number] })],
);

export const creditRepayment = pgTable('credit_repayment', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  dealId: dealColumn(),
  day: date('day', { mode: 'string' }).notNull(),
  principal: money('principal').notNull(),
  extra: money('extra').notNull(),
  interest: money('interest').notNull(),
  penalty: money('penalty').notNull(),
  documentId: identifier('document_id').references(() => document.id),
});

export const creditEarlyOrder = pgTable('credit_early_order', {
  dealId: identifier('deal_id')
    .primaryKey()
    .references(() => creditDeal.id),
  amount: money('amount').notNull(),
  way: text('way').$type<EarlyWay>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  creatorId: identifier('creator_id')
    .notNull()
    .references(() => appUser.id),
  orderedAt: moment('ordered_at').notNull(),
  usedAt: moment('used_at'),
});
