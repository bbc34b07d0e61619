import type { CreditScheme } from '@ncb/shared-kernel/domain/interest';
import type { MailFolder } from '@ncb/shared-kernel/api/contract';
import type { QuestionnaireDraft } from '@ncb/shared-kernel/domain/rules';
import type {
  ActivityLevel,
  ActivityVersion,
  ApplicationKind,
  ApplicationStatus,
  InterestPayout,
  MailTheme,
} from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment, money } from './columns';
import { declaration } from './declarations';
import { depositOffer, percent } from './deposit-offers';
import { account } from './ledger';
import { appUser, company } from './people';

const companyColumn = () =>
  identifier('company_id')
    .notNull()
    .references(() => company.id);

export const questionnaire = pgTable('questionnaire', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: companyColumn(),
  /** Answers; older questionnaires lack some. */
  content: jsonb('content').$type<Partial<QuestionnaireDraft>>().notNull(),
  savedBy: identifier('saved_by')
    .notNull()
    .references(() => appUser.id),
  savedAt: moment('saved_at').notNull(),
  /** Signed text; older questionnaires have none. */
  declarationId: identifier('declaration_id').references(() => declaration.id),
});

export const questionnaireFile = pgTable(
  'questionnaire_file',
  {
    companyId: companyColumn(),
    hash: text('hash').notNull(),
    fileName: text('file_name').notNull(),
    content: bytes('content').notNull(),
    addedBy: identifier('added_by')
      .notNull()
      .references(() => appUser.id),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hash] })],
);

export const questionnaireDraft = pgTable('questionnaire_draft', {
  companyId: identifier('company_id')
    .primaryKey()
    .references(() => company.id),
  content: jsonb('content').$type<Partial<QuestionnaireDraft>>().notNull(),
  revision: integer('revision').notNull(),
  savedBy: identifier('saved_by')
    .notNull()
    .references(() => appUser.id),
  savedAt: moment('saved_at').notNull(),
});

export const questionnaireRemark = pgTable('questionnaire_remark', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  questionnaireId: identifier('questionnaire_id')
    .notNull()
    .references(() => questionnaire.id),
  field: text('field').notNull(),
  text: text('text').notNull(),
  madeAt: moment('made_at').notNull(),
});

export const questionnaireDecision = pgTable('questionnaire_decision', {
  questionnaireId: identifier('questionnaire_id')
    .primaryKey()
    .references(() => questionnaire.id),
  isAccepted: boolean('is_accepted').notNull(),
  decidedAt: moment('decided_at').notNull(),
});

export const activity = pgTable(
  'activity',
  {
    version: text('version').$type<ActivityVersion>().notNull(),
    code: text('code').notNull(),
    level: text('level').$type<ActivityLevel>().notNull(),
    parent: text('parent'),
    name: text('name').notNull(),
    nameInEnglish: text('name_in_english').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.version, table.code] })],
);

export const letter = pgTable('letter', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: companyColumn(),
  folder: text('folder').$type<MailFolder>().notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  authorId: identifier('author_id').references(() => appUser.id),
  sentAt: moment('sent_at').notNull(),
  readAt: moment('read_at'),
  readBy: identifier('read_by').references(() => appUser.id),
  theme: text('theme').$type<MailTheme>().notNull().default('other'),
  replyTo: identifier('reply_to'),
  /** First letter of the thread; null in that letter itself. */
  threadId: identifier('thread_id'),
  isImportant: boolean('is_important').notNull().default(false),
  acknowledgedAt: moment('acknowledged_at'),
  acknowledgedBy: identifier('acknowledged_by').references(() => appUser.id),
  declarationId: identifier('declaration_id').references(() => declaration.id),
  /** True until the author signs it; it is not sent before. */
  isWaiting: boolean('is_waiting').notNull().default(false),
  /** Subject and text as a search compares them; the migration 0056 says how. */
  searchText: text('search_text')
    .notNull()
    .generatedAlwaysAs(sql``),
});

export const letterFile = pgTable('letter_file', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: companyColumn(),
  letterId: identifier('letter_id')
    .notNull()
    .references(() => letter.id),
  name: text('name').notNull(),
  bytes: integer('bytes').notNull(),
  content: bytes('content').notNull(),
});

export const application = pgTable('application', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: companyColumn(),
  kind: text('kind').$type<ApplicationKind>().notNull(),
  status: smallint('status').$type<ApplicationStatus>().notNull().default(0),
  currencyCode: text('currency_code').notNull(),
  currencyLetters: text('currency_letters').notNull(),
  amount: money('amount').notNull(),
  months: integer('months').notNull(),
  purpose: text('purpose').notNull().default(''),
  collateral: text('collateral').notNull().default(''),
  accountId: identifier('account_id').references(() => account.id),
  payout: text('payout').$type<InterestPayout>(),
  offerId: identifier('offer_id').references(() => depositOffer.id),
  rate: percent('rate'),
  interestAccountId: identifier('interest_account_id').references(() => account.id),
  returnAccountId: identifier('return_account_id').references(() => account.id),
  renewals: integer('renewals').notNull().default(0),
  creatorId: identifier('creator_id')
    .notNull()
    .references(() => appUser.id),
  submittedAt: moment('submitted_at').notNull(),
  decidedAt: moment('decided_at'),
  reason: text('reason'),
  scheme: text('scheme').$type<CreditScheme>(),
  validUntil: date('valid_until', { mode: 'string' }),
});

export const applicationFile = pgTable('application_file', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  applicationId: identifier('application_id')
    .notNull()
    .references(() => application.id),
  name: text('name').notNull(),
  bytes: integer('bytes').notNull(),
  content: bytes('content').notNull(),
});

export const supportDump = pgTable('support_dump', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: identifier('user_id')
    .notNull()
    .references(() => appUser.id),
  content: text('content').notNull(),
  sentAt: moment('sent_at').notNull(),
});
