import { sql } from 'drizzle-orm';
import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns';

export const audit = pgTable('audit', {
  // Number and hash are given by the database's own trigger, whatever is sent here.
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
});

export const auditHead = pgTable('audit_head', {
  id: smallint('id').primaryKey(),
  entries: identifier('entries').notNull(),
  hash: bytes('hash').notNull(),
});
