import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const cspViolation = pgTable(
  'csp_violation',
  {
    hour: moment('hour').notNull(),
    directive: text('directive').notNull(),
    /** Empty for the shell itself. */
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    reports: integer('reports').notNull(),
  },
  ({ hour, directive, remote, version }) => [primaryKey({ columns: [hour, directive, remote, version] })],
);
