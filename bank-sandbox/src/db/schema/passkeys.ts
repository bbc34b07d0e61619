import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns';
import { appUser } from './people';

/** WebAuthn credential that opens sessions. Source: docs/requirements/keys-and-users.md#passkeys. */
export const passkey = pgTable('passkey', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: identifier('user_id')
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  credentialId: text('credential_id').notNull().unique(),
  userHandle: bytes('user_handle').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: identifier('counter').notNull(),
  name: text('name').notNull(),
  isSynced: boolean('is_synced').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
  suspendedAt: moment('suspended_at'),
});

/** Challenge for one attempt; the hash is of the cookie it belongs to. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  tokenHash: text('token_hash').primaryKey(),
  challenge: text('challenge').notNull(),
  /** Handle of the passkey to be added; null for signing in. */
  userHandle: bytes('user_handle'),
  expiresAt: moment('expires_at').notNull(),
});
