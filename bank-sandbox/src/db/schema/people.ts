import type { UserSettings } from '@ncb/shared-kernel/api/contract';
import type { AddressParts } from '@ncb/shared-kernel/domain/rules';
import type {
  AccessMode,
  CertificateRequestStatus,
  CompanyStatus,
  PayrollAccess,
  Role,
  SignatureRight,
  SignScheme,
  UserChangeKind,
  UserStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment, money } from './columns';

export interface StoredSettings {
  readonly timeoutInterval?: number;
  readonly showClosed?: boolean;
  readonly language?: string;
  /** Rows per page by table. */
  readonly pageSizes?: Readonly<Record<string, number>>;
  readonly columns?: Readonly<Record<string, readonly string[]>>;
  readonly favouriteAccounts?: readonly string[];
  readonly savedSearches?: NonNullable<UserSettings['savedSearches']>;
  readonly startPage?: NonNullable<UserSettings['startPage']>;
  readonly taxReminders?: NonNullable<UserSettings['taxReminders']>;
}

export const CertificateStatus = { active: 0, blocked: 1, revoked: 2 } as const;
export type CertificateStatus = (typeof CertificateStatus)[keyof typeof CertificateStatus];

/** Legal entity or sole trader (`fop`). */
export type CompanyType = 'legal' | 'fop';

export const company = pgTable('company', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  shortName: text('short_name').notNull(),
  fullName: text('full_name').notNull(),
  code: text('code').notNull(),
  status: smallint('status').$type<CompanyStatus>().notNull(),
  signScheme: text('sign_scheme').$type<SignScheme>().notNull(),
  hasPayrollProject: boolean('has_payroll_project').notNull().default(false),
  type: text('type').$type<CompanyType>().notNull().default('legal'),
  englishName: text('english_name').notNull().default(''),
  address: text('address').notNull().default(''),
  /** Parts of the address; null with the line only. */
  addressParts: jsonb('address_parts').$type<AddressParts>(),
  phone: text('phone').notNull().default(''),
  email: text('email').notNull().default(''),
  mainActivity: text('main_activity').notNull().default(''),
  secondaryActivities: text('secondary_activities').notNull().default(''),
  workers: integer('workers'),
  site: text('site').notNull().default(''),
});

export const appUser = pgTable('app_user', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  login: text('login').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  passwordExpires: date('password_expires', { mode: 'string' }),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name').notNull().default(''),
  taxCode: text('tax_code').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  status: smallint('status').$type<UserStatus>().notNull(),
  settings: jsonb('settings').$type<StoredSettings>().notNull().default({}),
  lastSignInAt: moment('last_sign_in_at'),
  demoSmsCode: text('demo_sms_code'),
  secretQuestion: text('secret_question').notNull().default(''),
  /** Hash; '' without an answer. */
  secretAnswerHash: text('secret_answer_hash').notNull().default(''),
  registeredBy: identifier('registered_by'),
  registeredAs: text('registered_as').unique(),
  lockedIn: identifier('locked_in').references(() => company.id),
  accessMode: smallint('access_mode').$type<AccessMode>().notNull().default(0),
});

export const membership = pgTable(
  'membership',
  {
    userId: identifier('user_id')
      .notNull()
      .references(() => appUser.id),
    companyId: identifier('company_id')
      .notNull()
      .references(() => company.id),
    role: smallint('role').$type<Role>().notNull(),
    signatureRight: smallint('signature_right').$type<SignatureRight>().notNull(),
    position: text('position').notNull().default(''),
    rightsValid: boolean('rights_valid').notNull(),
    rightsUntil: date('rights_until', { mode: 'string' }),
    payrollAccess: smallint('payroll_access').$type<PayrollAccess>().notNull(),
    isAdministrator: boolean('is_administrator').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
);

/** Unchanged values are absent. */
export interface WantedChange {
  readonly role?: Role;
  readonly signatureRight?: SignatureRight;
  readonly position?: string;
  readonly payrollAccess?: PayrollAccess;
  readonly isAdministrator?: boolean;
  /** End of rights; null for none. */
  readonly rightsUntil?: string | null;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly taxCode?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Takes effect once a second manager approves. */
export const userChange = pgTable('user_change', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  userId: identifier('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<UserChangeKind>().notNull(),
  wanted: jsonb('wanted').$type<WantedChange>().notNull(),
  askedBy: identifier('asked_by')
    .notNull()
    .references(() => appUser.id),
  askedAt: moment('asked_at').notNull(),
  decidedBy: identifier('decided_by').references(() => appUser.id),
  decidedAt: moment('decided_at'),
  outcome: text('outcome').$type<'approved' | 'refused' | 'withdrawn'>(),
});

export const certificate = pgTable('certificate', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: identifier('user_id')
    .notNull()
    .references(() => appUser.id),
  serial: text('serial').notNull().unique(),
  der: bytes('der').notNull(),
  fingerprint: text('fingerprint').notNull().unique(),
  keyFingerprint: text('key_fingerprint').notNull().unique(),
  validFrom: moment('valid_from').notNull(),
  validUntil: moment('valid_until').notNull(),
  status: smallint('status').$type<CertificateStatus>().notNull().default(CertificateStatus.active),
  issuedAt: moment('issued_at').notNull(),
  blockedBy: identifier('blocked_by').references(() => appUser.id),
});

export const certificateRequest = pgTable('certificate_request', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: identifier('user_id')
    .notNull()
    .references(() => appUser.id),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  csr: text('csr').notNull(),
  keyFingerprint: text('key_fingerprint').notNull().unique(),
  status: text('status').$type<CertificateRequestStatus>().notNull().default('requested'),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
  der: bytes('der'),
  fingerprint: text('fingerprint').unique(),
  reason: text('reason'),
});

export const keyReminder = pgTable(
  'key_reminder',
  {
    certificateId: identifier('certificate_id')
      .notNull()
      .references(() => certificate.id, { onDelete: 'cascade' }),
    days: smallint('days').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  ({ certificateId, days }) => [primaryKey({ columns: [certificateId, days] })],
);

/** Client in the bank's books; with a company, registered in this service or registering. */
export const bankClient = pgTable('bank_client', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  code: text('code').notNull(),
  hasCode: boolean('has_code').notNull(),
  iban: text('iban').notNull().unique(),
  shortName: text('short_name').notNull(),
  fullName: text('full_name').notNull(),
  address: text('address').notNull(),
  addressParts: jsonb('address_parts').$type<AddressParts>(),
  signScheme: text('sign_scheme').$type<SignScheme>().notNull(),
  balance: money('balance').notNull(),
  companyId: identifier('company_id')
    .unique()
    .references(() => company.id),
});

/** Registration of a company from the wizard's first step to the bank's decision. */
export const registration = pgTable('registration', {
  companyId: identifier('company_id')
    .primaryKey()
    .references(() => company.id),
  tokenHash: text('token_hash').unique(),
  startedAt: moment('started_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Form as sent by `keep_registration`, without secrets. */
  draft: jsonb('draft').$type<object>(),
  endedAt: moment('ended_at'),
  outcome: text('outcome').$type<'confirmed' | 'refused' | 'cancelled'>(),
  reason: text('reason'),
});
