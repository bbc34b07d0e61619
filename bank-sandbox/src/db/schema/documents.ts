import type { StoredNameCheck } from '@ncb/shared-kernel/api/contract';
import type { CallBackRecord } from '@ncb/shared-kernel/domain/rules';
import type { PayrollPart, SignatureRight, StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { CurrencyPaymentDetails, CurrencyRequestDetails } from './currency';
import { bytes, documentKind, identifier, moment, money } from './columns';
import { account } from './ledger';
import { appUser, certificate, company } from './people';

/** Statement about a call, with the user who states it. */
export interface StoredCallBack extends CallBackRecord {
  /** Null for a record of the bank itself that no user answered. */
  readonly callerId: number | null;
}

export interface DocumentDetails {
  readonly standardPurposeCode?: string;
  /** Numeric, of a non-resident receiver. */
  readonly receiverCountry?: string;
  readonly isInstant?: boolean;
  readonly callBack?: StoredCallBack;
  readonly structuredPurposeKind?: string;
  readonly structuredPurpose?: string;
  readonly ultimateDebtor?: string;
  readonly ultimateCreditor?: string;
  /** Comparison of the receiver's name when the version was saved; not signed. */
  readonly receiverNameCheck?: StoredNameCheck;
  readonly currencyPayment?: CurrencyPaymentDetails;
  readonly currencyRequest?: CurrencyRequestDetails;
}

export const document = pgTable('document', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  type: documentKind('type').notNull(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  number: text('number').notNull(),
  documentDate: date('document_date', { mode: 'string' }).notNull(),
  /** Date chosen or fixed by the bank; null until then. */
  valueDate: date('value_date', { mode: 'string' }),
  /** True for a date fixed by the bank, which moves on after its cut-off. */
  valueDateFixed: boolean('value_date_fixed').notNull().default(false),
  accountId: identifier('account_id')
    .notNull()
    .references(() => account.id),
  amount: money('amount').notNull(),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  receiverName: text('receiver_name').notNull(),
  receiverCode: text('receiver_code').notNull(),
  receiverAccount: text('receiver_account').notNull(),
  receiverIsResident: boolean('receiver_is_resident').notNull(),
  receiverHasCode: boolean('receiver_has_code').notNull(),
  purpose: text('purpose').notNull(),
  details: jsonb('details').$type<DocumentDetails>().notNull().default({}),
  status: smallint('status').$type<StoredStatus>().notNull().default(0),
  version: integer('version').notNull().default(1),
  creatorId: identifier('creator_id')
    .notNull()
    .references(() => appUser.id),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  sentDay: date('sent_day', { mode: 'string' }),
  dueAt: moment('due_at'),
  attempts: integer('attempts').notNull().default(0),
  confirmedAt: moment('confirmed_at'),
  reason: text('reason'),
  bankDocumentId: text('bank_document_id').unique(),
  deletedAt: moment('deleted_at'),
  requestId: identifier('request_id'),
  uetr: uuid('uetr').unique(),
  /** Payroll paid, and its part. */
  payrollId: identifier('payroll_id'),
  payrollPart: text('payroll_part').$type<PayrollPart>(),
  /** Name, purpose, account and code as a search compares them; the migration 0055 says how. */
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql``),
});

/** Step of a payment that the bank's operator has completed; `reason` is set if the payment was returned at it. */
export const paymentStep = pgTable(
  'payment_step',
  {
    documentId: identifier('document_id')
      .notNull()
      .references(() => document.id),
    place: smallint('place').notNull(),
    reachedAt: moment('reached_at').notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.place] })],
);

/** Name that the bank has still to compare: of a payment (row 0) or of a payroll's row. */
export const pendingNameCheck = pgTable(
  'pending_name_check',
  {
    documentId: identifier('document_id')
      .notNull()
      .references(() => document.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    version: integer('version').notNull(),
    claimedAt: moment('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.row] })],
);

export const documentHold = pgTable(
  'document_hold',
  {
    documentId: identifier('document_id')
      .notNull()
      .references(() => document.id),
    accountId: identifier('account_id')
      .notNull()
      .references(() => account.id),
    amount: money('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.accountId] })],
);

export const documentVersion = pgTable(
  'document_version',
  {
    documentId: identifier('document_id')
      .notNull()
      .references(() => document.id),
    version: integer('version').notNull(),
    canonical: text('canonical').notNull(),
    madeBy: identifier('made_by')
      .notNull()
      .references(() => appUser.id),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
);

export const documentSignature = pgTable('document_signature', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  documentId: identifier('document_id').notNull(),
  version: integer('version').notNull(),
  userId: identifier('user_id')
    .notNull()
    .references(() => appUser.id),
  certificateId: identifier('certificate_id')
    .notNull()
    .references(() => certificate.id),
  signatureRight: smallint('signature_right').$type<SignatureRight>().notNull(),
  signature: bytes('signature').notNull(),
  signingTime: moment('signing_time').notNull(),
  acceptedAt: moment('accepted_at').notNull(),
  revokedAt: moment('revoked_at'),
});

/** Counters; current_pmt_num, current_cur_pmt_num and so on in the specification. */
export type CounterName = 'payment' | 'currencyPayment' | 'currencyRequest' | 'payroll';

export const counter = pgTable(
  'counter',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => company.id),
    name: text('name').$type<CounterName>().notNull(),
    nextValue: bigint('next_value', { mode: 'number' }).notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => company.id),
    userId: identifier('user_id')
      .notNull()
      .references(() => appUser.id),
    key: text('key').notNull(),
    path: text('path').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: text('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId, table.key] })],
);
