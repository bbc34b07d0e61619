import type { CompanyStatus, Role, SignatureRight, SignScheme, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { boolean, date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns';

/** What a person set in the settings dialog; what he left alone is absent. */
export interface StoredSettings {
  readonly timeoutInterval?: number;
  readonly showClosed?: boolean;
  readonly language?: string;
}

export const CertificateStatus = { active: 0, blocked: 1, revoked: 2 } as const;
export type CertificateStatus = (typeof CertificateStatus)[keyof typeof CertificateStatus];

export const company = pgTable('company', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  shortName: text('short_name').notNull(),
  fullName: text('full_name').notNull(),
  code: text('code').notNull(),
  status: smallint('status').$type<CompanyStatus>().notNull(),
  signScheme: text('sign_scheme').$type<SignScheme>().notNull(),
  hasPayrollProject: boolean('has_payroll_project').notNull().default(false),
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
    isAdministrator: boolean('is_administrator').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companyId] })],
);

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
});
