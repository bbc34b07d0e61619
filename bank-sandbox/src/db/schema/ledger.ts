import type { AccountKind, AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { boolean, date, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { company } from './people';

/** Kinds of ledger accounts; `internal` ones are the bank's own. */
export type LedgerAccountKind = AccountKind | 'internal';

export const account = pgTable('account', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<LedgerAccountKind>().notNull(),
  companyId: identifier('company_id').references(() => company.id),
  internalCode: text('internal_code').unique(),
  iban: text('iban'),
  number: text('number').notNull(),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  status: smallint('status').$type<AccountStatus>().notNull(),
  paymentsAllowed: boolean('payments_allowed').notNull().default(false),
  balance: money('balance'),
  reserved: money('held').notNull().default('0'),
  blockedAmount: money('blocked').notNull().default('0'),
  minBalance: money('min_balance').notNull().default('0'),
  overdraftLimit: money('overdraft_limit').notNull().default('0'),
  overdraftUsed: money('overdraft_used').notNull().default('0'),
  interestRate: numeric('interest_rate', { precision: 6, scale: 2 }).notNull().default('0'),
  opened: date('opened', { mode: 'string' }),
  closed: date('closed', { mode: 'string' }),
  comment: text('comment').notNull().default(''),
  lastMovement: moment('last_movement'),
});

/** Kind of a posting, at most one of each per document. */
export type PostingKind =
  | 'opening'
  | 'payment'
  | 'fee'
  | 'purchase'
  | 'rest'
  | 'sale'
  | 'conversion'
  | 'payroll'
  | 'repayment'
  | 'credit'
  | 'deposit'
  | 'storno';

export const glTxn = pgTable('gl_txn', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<PostingKind>().notNull(),
  documentId: identifier('document_id'),
  /** Posting reversed by this one; null for others. */
  reverses: identifier('reverses'),
  bankDay: date('bank_day', { mode: 'string' }).notNull(),
  postedAt: moment('posted_at').notNull(),
});

export const glEntry = pgTable('gl_entry', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  txnId: identifier('txn_id')
    .notNull()
    .references(() => glTxn.id),
  accountId: identifier('account_id')
    .notNull()
    .references(() => account.id),
  currencyCode: text('currency_code').notNull(),
  amount: money('amount').notNull(),
  balanceAfter: money('balance_after'),
  bankDay: date('bank_day', { mode: 'string' }).notNull(),
});
