import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns';

export const emailOutbox = pgTable('email_outbox', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  receiver: text('receiver').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: moment('sent_at').notNull(),
});

/**
 * Kind of fault: `latency` delays the answer; `timeout` processes the call without answering; `json` truncates the
 * answer.
 */
export type FaultKind = 'latency' | '500' | '503' | 'timeout' | 'json';

export const faultSwitch = pgTable(
  'fault_switch',
  {
    pathPrefix: text('path_prefix').notNull(),
    kind: text('kind').$type<FaultKind>().notNull(),
    delayMs: integer('delay_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pathPrefix, table.kind] })],
);
