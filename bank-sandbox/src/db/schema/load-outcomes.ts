import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const loadOutcome = pgTable(
  'load_outcome',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    reporter: text('reporter').notNull(),
    loadedAt: moment('loaded_at'),
    failedAt: moment('failed_at'),
  },
  ({ remote, version, reporter }) => [primaryKey({ columns: [remote, version, reporter] })],
);
