import type { CompanyDocumentKind, PrintoutKind } from '@ncb/shared-kernel/domain/vocabulary';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { document } from './documents';
import { appUser, company } from './people';

export const companyDocument = pgTable('company_document', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  kind: text('kind').$type<CompanyDocumentKind>().notNull(),
  number: text('number').notNull(),
  documentDate: date('document_date', { mode: 'string' }).notNull(),
});

/** Numbered printout. */
export const issuedPrintout = pgTable('issued_printout', {
  /** Without hyphens. */
  number: text('number').primaryKey(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  issuedBy: identifier('issued_by')
    .notNull()
    .references(() => appUser.id),
  /** Printed thing with its state, such as `document:9006:1:5`. */
  subject: text('subject').notNull(),
  kind: text('kind').$type<PrintoutKind>().notNull(),
  documentId: identifier('document_id').references(() => document.id),
  version: integer('version'),
  /** Null for a printout without a sum. */
  amount: money('amount'),
  currencyLetters: text('currency_letters').notNull(),
  issuedAt: moment('issued_at').notNull(),
  issuedDay: date('issued_day', { mode: 'string' }).notNull(),
});
