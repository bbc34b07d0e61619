import type { BankPart, ContractPartner } from '@ncb/shared-kernel/domain/rules';
import type { ContractKind, ContractPaper, GoodsGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment, money } from './columns';
import { document } from './documents';
import { appUser, company } from './people';

const companyColumn = () =>
  identifier('company_id')
    .notNull()
    .references(() => company.id);

export const contract = pgTable('contract', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: companyColumn(),
  kind: text('kind').$type<ContractKind>().notNull().default('import'),
  number: text('number').notNull(),
  startDate: date('start_date', { mode: 'string' }).notNull(),
  endDate: date('end_date', { mode: 'string' }),
  amount: money('amount').notNull(),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  partnerName: text('partner_name').notNull(),
  partner: jsonb('partner').$type<Omit<ContractPartner, 'name'>>().notNull(),
  partnerBank: jsonb('partner_bank').$type<BankPart>().notNull(),
  intermediaryBank: jsonb('intermediary_bank').$type<BankPart>().notNull(),
  beneficiary: text('beneficiary').notNull().default(''),
  beneficiaryCountry: text('beneficiary_country').notNull().default(''),
  goodsGroup: text('goods_group').$type<GoodsGroup>().notNull().default(''),
  creatorId: identifier('creator_id').references(() => appUser.id),
  createdAt: moment('created_at').notNull(),
  droppedAt: moment('dropped_at'),
});

export const contractShare = pgTable(
  'contract_share',
  {
    documentId: identifier('document_id')
      .notNull()
      .references(() => document.id),
    contractId: identifier('contract_id')
      .notNull()
      .references(() => contract.id),
    amount: money('amount').notNull(),
    /** Amount in the contract's currency; null if an official rate is missing. */
    used: money('used'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.contractId] })],
);

export const contractPaper = pgTable('contract_paper', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: companyColumn(),
  contractId: identifier('contract_id')
    .notNull()
    .references(() => contract.id),
  kind: text('kind').$type<ContractPaper>().notNull(),
  number: text('number').notNull(),
  date: date('paper_date', { mode: 'string' }).notNull(),
  amount: money('amount'),
  fileName: text('file_name').notNull(),
  content: bytes('content').notNull(),
  creatorId: identifier('creator_id')
    .notNull()
    .references(() => appUser.id),
  createdAt: moment('created_at').notNull(),
  droppedAt: moment('dropped_at'),
});
