import { date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const officialRate = pgTable(
  'official_rate',
  {
    currencyCode: text('currency_code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    rate: numeric('rate').notNull(),
    units: integer('units').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.currencyCode, table.day] })],
);
