import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns';
import { document } from './documents';

export type InstantVerdict = 'accepted' | 'rejected';

export const instantTransfer = pgTable('instant_transfer', {
  documentId: identifier('document_id')
    .primaryKey()
    .references(() => document.id),
  submittedAt: moment('submitted_at'),
  askedAt: moment('asked_at'),
  verdict: text('verdict').$type<InstantVerdict>(),
  /** ISO 20022 code of a rejection. */
  reason: text('reason'),
});

/** State of the simulated network. */
export const networkTransfer = pgTable('network_transfer', {
  uetr: uuid('uetr').primaryKey(),
  answersAt: moment('answers_at').notNull(),
  verdict: text('verdict').$type<InstantVerdict>().notNull(),
  reason: text('reason'),
  deliveries: smallint('deliveries').notNull(),
});
