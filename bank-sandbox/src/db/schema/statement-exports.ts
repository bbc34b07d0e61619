import type { RegularPeriod, StatementBalanceFormat, StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns';
import { account } from './ledger';
import { appUser, company } from './people';

const day = (name: string) => date(name, { mode: 'string' });
const companyId = () =>
  identifier('company_id')
    .notNull()
    .references(() => company.id);

export const statementExport = pgTable(
  'statement_export',
  {
    companyId: companyId(),
    accountId: identifier('account_id')
      .notNull()
      .references(() => account.id),
    exportedAt: moment('exported_at').notNull(),
    untilDay: day('until_day').notNull(),
    lastPosting: identifier('last_posting'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.accountId] })],
);

export const statementExportChoice = pgTable(
  'statement_export_choice',
  {
    companyId: companyId(),
    userId: identifier('user_id')
      .notNull()
      .references(() => appUser.id),
    format: text('format').$type<StatementFileFormat>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
);

export const regularStatement = pgTable('regular_statement', {
  companyId: identifier('company_id')
    .primaryKey()
    .references(() => company.id),
  period: text('period').$type<RegularPeriod>().notNull(),
  format: text('format').$type<StatementBalanceFormat>().notNull(),
  /** Empty for all current accounts. */
  accountIds: bigint('account_ids', { mode: 'number' }).array().notNull(),
  /** First day without a file. */
  nextDay: day('next_day').notNull(),
  changedAt: moment('changed_at').notNull(),
});

export const preparedStatement = pgTable('prepared_statement', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: companyId(),
  startDay: day('start_day').notNull(),
  endDay: day('end_day').notNull(),
  format: text('format').$type<StatementBalanceFormat>().notNull(),
  fileName: text('file_name').notNull(),
  operations: integer('operations').notNull(),
  madeAt: moment('made_at').notNull(),
  content: bytes('content').notNull(),
});
