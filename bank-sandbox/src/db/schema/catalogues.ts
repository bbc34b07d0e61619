import type { ReceiverNameCheck } from '@ncb/shared-kernel/api/contract';
import type { AddressParts, BankPart } from '@ncb/shared-kernel/domain/rules';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { appUser, company } from './people';

export type CodeListName = 'tax_kinds' | 'budget_codes' | 'ident_types' | 'payroll_types';

export const listCode = pgTable(
  'list_code',
  {
    list: text('list').$type<CodeListName>().notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    isJuridical: boolean('is_juridical'),
    place: integer('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.code] })],
);

const companyColumns = () => ({
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
});

export const correspondent = pgTable('correspondent', {
  ...companyColumns(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  iban: text('iban').notNull(),
  isResident: boolean('is_resident').notNull(),
  hasCode: boolean('has_code').notNull(),
  maximum: money('maximum'),
  phone: text('phone').notNull().default(''),
  /** Bank day on which the present phone was entered; null without one. */
  phoneSince: date('phone_since', { mode: 'string' }),
});

export const purpose = pgTable('purpose', { ...companyColumns(), text: text('text').notNull() });

export const beneficiary = pgTable('beneficiary', {
  ...companyColumns(),
  name: text('name').notNull(),
  code: text('code').notNull(),
  secondCode: text('second_code').notNull(),
  account: text('account').notNull(),
  country: text('country').notNull(),
  address: text('address').notNull(),
  bank: jsonb('bank').$type<BankPart>().notNull(),
  intermediaryBank: jsonb('intermediary_bank').$type<BankPart>().notNull(),
  addressParts: jsonb('address_parts').$type<AddressParts>(),
  maximum: money('maximum'),
});

/** Last comparison of a receiver's name; the migrations 0060 and 0061 say what for. */
export const receiverNameCheck = pgTable(
  'receiver_name_check',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => company.id),
    iban: text('iban').notNull(),
    code: text('code').notNull(),
    hasCode: boolean('has_code').notNull(),
    name: text('name').notNull(),
    answer: jsonb('answer').$type<ReceiverNameCheck>().notNull(),
    checkedAt: moment('checked_at').notNull(),
    countedFor: identifier('counted_for').references(() => appUser.id, { onDelete: 'set null' }),
    inBackground: boolean('in_background').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.iban, table.code, table.hasCode, table.name] })],
);
