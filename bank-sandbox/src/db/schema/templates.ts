import type { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { appUser, company } from './people';

export type TemplateType = typeof DocumentType.uahPayment | typeof DocumentType.currencyPayment;

export const template = pgTable('template', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  type: smallint('type').$type<TemplateType>().notNull(),
  name: text('name').notNull(),
  currencyCode: text('currency_code').notNull(),
  amount: money('amount').notNull(),
  receiverName: text('receiver_name').notNull(),
  receiverAccount: text('receiver_account').notNull(),
  data: text('data').notNull(),
});

/** Form of one user in one company. */
export const draft = pgTable('draft', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  userId: identifier('user_id')
    .notNull()
    .references(() => appUser.id),
  page: text('page').notNull(),
  name: text('name').notNull(),
  data: text('data').notNull(),
  savedAt: moment('saved_at').notNull(),
});
