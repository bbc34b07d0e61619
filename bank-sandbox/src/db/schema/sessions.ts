import type { SecondFactor } from '@ncb/shared-kernel/domain/vocabulary';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns';
import { passkey } from './passkeys';
import { appUser, certificate } from './people';

const owner = () =>
  identifier('user_id')
    .notNull()
    .references(() => appUser.id);

/** Factor of a sign-in, or purpose of a code: blocking lost keys, adding a passkey. */
export type HalfSessionFactor = SecondFactor | 'lostKey' | 'passkey';

/** Session between password and second factor, of a lost key or of a passkey to be added. */
export const halfSession = pgTable('half_session', {
  tokenHash: text('token_hash').primaryKey(),
  userId: owner(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  factor: text('factor').$type<HalfSessionFactor>().notNull().default('sms'),
  codeMac: text('code_mac'),
  codeSentAt: moment('code_sent_at'),
  codeExpiresAt: moment('code_expires_at'),
  challenge: text('challenge'),
  challengeExpiresAt: moment('challenge_expires_at'),
  tries: integer('tries').notNull().default(0),
});

export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid('id').notNull().unique().defaultRandom(),
  userId: owner(),
  createdAt: moment('created_at').notNull(),
  lastActivityAt: moment('last_activity_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  previousSignInAt: moment('previous_sign_in_at'),
  address: text('address').notNull(),
  program: text('program').notNull().default(''),
  certificateId: identifier('certificate_id').references(() => certificate.id),
  passkeyId: identifier('passkey_id').references(() => passkey.id),
});

export const smsOutbox = pgTable('sms_outbox', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: owner(),
  phone: text('phone').notNull(),
  code: text('code').notNull(),
  sentAt: moment('sent_at').notNull(),
});

export const throttle = pgTable('throttle', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastAttemptAt: moment('last_attempt_at').notNull(),
  barredUntil: moment('barred_until').notNull(),
});
