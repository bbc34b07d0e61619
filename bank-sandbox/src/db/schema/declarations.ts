import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, identifier, moment } from './columns';
import { appUser, certificate, company } from './people';

export type DeclarationKind = 'questionnaire' | 'rights' | 'key' | 'letter' | 'paymentRules';

export const declaration = pgTable('declaration', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  kind: text('kind').$type<DeclarationKind>().notNull(),
  /** Its table depends on the kind. */
  objectId: identifier('object_id').notNull(),
  subject: text('subject').notNull(),
  canonical: text('canonical').notNull(),
  /** Data to execute after signing. */
  payload: jsonb('payload').notNull(),
  authorId: identifier('author_id')
    .notNull()
    .references(() => appUser.id),
  createdAt: moment('created_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  signerId: identifier('signer_id').references(() => appUser.id),
  certificateId: identifier('certificate_id').references(() => certificate.id),
  signature: bytes('signature'),
  signingTime: moment('signing_time'),
  acceptedAt: moment('accepted_at'),
});
