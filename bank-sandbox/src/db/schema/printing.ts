import type { CompanyDocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { identifier } from './columns';
import { company } from './people';

export const companyDocument = pgTable('company_document', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  kind: text('kind').$type<CompanyDocumentKind>().notNull(),
  number: text('number').notNull(),
  documentDate: date('document_date', { mode: 'string' }).notNull(),
});
