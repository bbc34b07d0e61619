import type { DepositOperationKind, DepositStatus, InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { depositOffer, percent, type DepositBasis } from './deposit-offers';
import { account } from './ledger';
import { application } from './office';
import { company } from './people';

export const deposit = pgTable('deposit', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  applicationId: identifier('application_id').references(() => application.id),
  offerId: identifier('offer_id').references(() => depositOffer.id),
  number: text('number').notNull().unique(),
  status: text('status').$type<DepositStatus>().notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }).notNull(),
  months: integer('months').notNull(),
  rate: percent('rate').notNull(),
  basis: text('basis').$type<DepositBasis>().notNull().default('act/365'),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  /** Balance with capitalised interest. */
  amount: money('amount').notNull(),
  payout: text('payout').$type<InterestPayout>().notNull(),
  renewals: integer('renewals').notNull().default(0),
  isRenewable: boolean('is_renewable').notNull().default(true),
  earlyRate: percent('early_rate'),
  topUpMinimum: money('top_up_minimum'),
  topUpUntil: date('top_up_until', { mode: 'string' }),
  withdrawRest: money('withdraw_rest'),
  dueDate: date('due_date', { mode: 'string' }).notNull(),
  /** Account for the return; the next one is for interest. */
  accountId: identifier('account_id')
    .notNull()
    .references(() => account.id),
  interestAccountId: identifier('interest_account_id')
    .notNull()
    .references(() => account.id),
  comment: text('comment').notNull().default(''),
});

export const depositOperation = pgTable('deposit_operation', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  depositId: identifier('deposit_id')
    .notNull()
    .references(() => deposit.id),
  day: date('day', { mode: 'string' }).notNull(),
  kind: text('kind').$type<DepositOperationKind>().notNull(),
  amount: money('amount').notNull(),
  at: moment('at').notNull(),
});
