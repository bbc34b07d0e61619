import { boolean, integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const bankState = pgTable('bank_state', {
  id: smallint('id').primaryKey(),
  dayOffset: integer('day_offset').notNull().default(0),
  seededAt: moment('seeded_at'),
  enginePaused: boolean('engine_paused').notNull().default(false),
  seedVersion: integer('seed_version').notNull().default(0),
  hasDemonstration: boolean('has_demonstration').notNull().default(false),
  pepperMark: text('pepper_mark'),
  identity: uuid('identity').notNull().defaultRandom(),
});

export const writeCheck = pgTable('write_check', {
  id: smallint('id').primaryKey(),
  checkedAt: moment('checked_at').notNull(),
});

export const bank = pgTable('bank', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
});

/** Decimal strings as written. */
export const exchangeRate = pgTable('exchange_rate', {
  currencyCode: text('currency_code').primaryKey(),
  currencyLetters: text('currency_letters').notNull(),
  currencyName: text('currency_name').notNull().default(''),
  /** Units of the currency, for the three rates. */
  units: integer('units').notNull().default(1),
  official: numeric('official').notNull(),
  buy: numeric('buy').notNull(),
  sale: numeric('sale').notNull(),
});

export const foreignBank = pgTable('foreign_bank', {
  bic: text('bic').primaryKey(),
  name: text('name').notNull(),
  countryCode: text('country_code').notNull(),
});

export const country = pgTable('country', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  nameInEnglish: text('name_in_english').notNull(),
});
