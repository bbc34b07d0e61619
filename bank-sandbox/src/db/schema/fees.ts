import type { DocumentType, FeeMode } from '@ncb/shared-kernel/domain/vocabulary';
import { numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identifier, money } from './columns';
import { account } from './ledger';
import { company } from './people';

export type FeeOperation = Exclude<DocumentType, typeof DocumentType.uahPayment>;

export const currencyFee = pgTable('currency_fee', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  operation: smallint('operation').$type<FeeOperation>().notNull(),
  companyId: identifier('company_id').references(() => company.id),
  accountId: identifier('account_id').references(() => account.id),
  mode: text('mode').$type<FeeMode>().notNull(),
  percent: numeric('percent', { precision: 7, scale: 4 }).notNull(),
  minimum: money('minimum').notNull(),
  feeAccountId: identifier('fee_account_id').references(() => account.id),
});
