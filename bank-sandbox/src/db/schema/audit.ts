import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns';

export const audit = pgTable('audit', {
  // Set by a trigger.
  id: identifier('id')
    .primaryKey()
    .default(sql`0`),
  at: moment('at').notNull(),
  userId: identifier('user_id'),
  companyId: identifier('company_id'),
  address: text('address').notNull(),
  action: text('action').notNull(),
  objectType: text('object_type'),
  objectId: text('object_id'),
  result: text('result').notNull(),
  detail: text('detail'),
  hash: bytes('hash')
    .notNull()
    .default(sql`''`),
  word: text('word'),
});

export const auditHead = pgTable('audit_head', {
  id: smallint('id').primaryKey(),
  entries: identifier('entries').notNull(),
  hash: bytes('hash').notNull(),
});

export const actionEntry = pgTable(
  'action_entry',
  {
    companyId: identifier('company_id').notNull(),
    number: identifier('number').notNull(),
    auditId: identifier('audit_id').notNull(),
    at: moment('at').notNull(),
    userId: identifier('user_id'),
    word: text('word').notNull(),
    objectType: text('object_type'),
    objectId: text('object_id'),
    detail: text('detail'),
    address: text('address').notNull(),
    isPayroll: boolean('is_payroll').notNull(),
    record: text('record').notNull(),
    hash: bytes('hash').notNull(),
  },
  ({ companyId, number }) => [primaryKey({ columns: [companyId, number] })],
);

export const actionHead = pgTable('action_head', {
  companyId: identifier('company_id').primaryKey(),
  entries: identifier('entries').notNull(),
  hash: bytes('hash').notNull(),
});

/** Users notified of a decision; written by a trigger. */
export const eventRecipient = pgTable(
  'event_recipient',
  {
    companyId: identifier('company_id').notNull(),
    userId: identifier('user_id').notNull(),
    auditId: identifier('audit_id').notNull(),
  },
  ({ companyId, userId, auditId }) => [primaryKey({ columns: [companyId, userId, auditId] })],
);
