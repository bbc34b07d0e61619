import type { ChosenCategory } from '@ncb/shared-kernel/domain/vocabulary';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identifier } from './columns';
import { company } from './people';

export const statementCategory = pgTable(
  'statement_category',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => company.id),
    code: text('code').notNull(),
    account: text('account').notNull(),
    category: text('category').$type<ChosenCategory>().notNull(),
  },
  ({ companyId, code, account }) => [primaryKey({ columns: [companyId, code, account] })],
);
