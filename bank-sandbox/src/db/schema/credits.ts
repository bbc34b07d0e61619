import type { CreditDealStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { identifier, money } from './columns';
import { account } from './ledger';
import { company } from './people';

const repaidThrough = (name: string) =>
  identifier(name)
    .notNull()
    .references(() => account.id);

/** A credit deal; amounts are in its currency. */
export const creditDeal = pgTable('credit_deal', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  number: text('number').notNull(),
  status: text('status').$type<CreditDealStatus>().notNull(),
  start: date('start_date', { mode: 'string' }).notNull(),
  end: date('end_date', { mode: 'string' }),
  rate: numeric('rate', { precision: 6, scale: 2 }).notNull(),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  amount: money('amount').notNull(),
  principal: money('principal').notNull(),
  interest: money('interest').notNull(),
  overdue: money('overdue').notNull(),
  principalAccountId: repaidThrough('principal_account_id'),
  interestAccountId: repaidThrough('interest_account_id'),
});
