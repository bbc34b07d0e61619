import type { ApprovalPolicy } from '@ncb/shared-kernel/domain/rules';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identifier, moment, money } from './columns';
import { appUser, company } from './people';

/** Change of a company's own rules for payments, amounts in UAH; the last approved one is in force. */
export const paymentRulesChange = pgTable('payment_rules_change', {
  id: identifier('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: identifier('company_id')
    .notNull()
    .references(() => company.id),
  /** Limits of instant payments. */
  perPayment: money('per_payment'),
  perDay: money('per_day'),
  approval: jsonb('approval').$type<ApprovalPolicy>().notNull(),
  reason: text('reason').notNull(),
  askedBy: identifier('asked_by')
    .notNull()
    .references(() => appUser.id),
  askedAt: moment('asked_at').notNull(),
  decidedBy: identifier('decided_by').references(() => appUser.id),
  decidedAt: moment('decided_at'),
  outcome: text('outcome').$type<'approved' | 'refused' | 'withdrawn'>(),
});
