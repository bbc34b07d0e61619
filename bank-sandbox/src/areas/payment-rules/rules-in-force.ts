import { NO_APPROVAL_POLICY, NO_PAYMENT_RULES, type PaymentRules } from '@ncb/shared-kernel/domain/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import { prepareQuery, schema, type Queries } from '../../db';

const { paymentRulesChange } = schema;

const rulesInForce = prepareQuery((queries) =>
  queries
    .select({
      perPayment: paymentRulesChange.perPayment,
      perDay: paymentRulesChange.perDay,
      approval: paymentRulesChange.approval,
    })
    .from(paymentRulesChange)
    .where(
      and(eq(paymentRulesChange.companyId, sql.placeholder('companyId')), eq(paymentRulesChange.outcome, 'approved')),
    )
    .orderBy(desc(paymentRulesChange.id))
    .limit(1)
    .prepare('rules_in_force'),
);

/** Reads the company's own rules for payments: those of the last approved change. */
export async function readPaymentRules(queries: Queries, companyId: number): Promise<PaymentRules> {
  const [found] = await rulesInForce(queries).execute({ companyId });
  return found ? toRules(found) : NO_PAYMENT_RULES;
}

/** Reads the rules of a stored change. */
export function toRules({
  perPayment,
  perDay,
  approval,
}: Pick<typeof paymentRulesChange.$inferSelect, 'perPayment' | 'perDay' | 'approval'>): PaymentRules {
  // A process of the version before stores policies without the newer parts.
  return { limits: { perPayment, perDay }, approval: { ...NO_APPROVAL_POLICY, ...approval } };
}
