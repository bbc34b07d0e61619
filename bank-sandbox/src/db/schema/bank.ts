import { integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const bankState = pgTable('bank_state', {
  id: smallint('id').primaryKey(),
  dayOffset: integer('day_offset').notNull().default(0),
  seededAt: moment('seeded_at'),
});

export const bank = pgTable('bank', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
});

export const exchangeRate = pgTable('exchange_rate', {
  currencyCode: text('currency_code').primaryKey(),
  currencyLetters: text('currency_letters').notNull(),
  official: numeric('official', { precision: 14, scale: 6 }).notNull(),
});
