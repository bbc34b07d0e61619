import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns';

/** Mails that the bank sends, from where a real bank's mail gate takes them. */
export const emailOutbox = pgTable('email_outbox', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  receiver: text('receiver').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: moment('sent_at').notNull(),
});

/** `latency`: answered late; `timeout`: done, but never answered; `json`: done, but the answer is cut short. */
export type FaultKind = 'latency' | '500' | '503' | 'timeout' | 'json';

/** A fault that the bank shows to the client until the operator switches it off. */
export const faultSwitch = pgTable(
  'fault_switch',
  {
    pathPrefix: text('path_prefix').notNull(),
    kind: text('kind').$type<FaultKind>().notNull(),
    delayMs: integer('delay_ms').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pathPrefix, table.kind] })],
);
