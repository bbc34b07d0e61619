import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns';
import { document } from './documents';
import { appUser, company } from './people';

const ofCompany = () =>
  identifier('company_id')
    .notNull()
    .references(() => company.id);
const byAuthor = () =>
  identifier('author_id')
    .notNull()
    .references(() => appUser.id);

/** Comment for the signatories of a document; empty once removed. */
export const documentNote = pgTable('document_note', {
  documentId: identifier('document_id')
    .primaryKey()
    .references(() => document.id),
  companyId: ofCompany(),
  note: text('note').notNull(),
  authorId: byAuthor(),
  writtenAt: moment('written_at').notNull(),
  /** Comment as a search compares it; the migration 0070 says how. */
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql``),
});

export const documentFile = pgTable('document_file', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  documentId: identifier('document_id')
    .notNull()
    .references(() => document.id),
  companyId: ofCompany(),
  name: text('name').notNull(),
  /** Null only for a removed file that was never signed. */
  content: bytes('content'),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  authorId: byAuthor(),
  addedAt: moment('added_at').notNull(),
  droppedBy: identifier('dropped_by').references(() => appUser.id),
  droppedAt: moment('dropped_at'),
});
