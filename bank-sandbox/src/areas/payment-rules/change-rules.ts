import type { AnswerOf, changePaymentRules, RequestOf } from '@ncb/shared-kernel/api/contract';
import {
  checkPaymentRules,
  getPersonMax,
  parsePaymentRules,
  splitPaymentRules,
  toPolicyDraft,
  type ApprovalPolicy,
  type ApprovalPolicyDraft,
  type PaymentRules,
} from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeDeclaration } from '../declarations/store-declaration';
import { findMember, lockCompanies, readUserManager } from '../users/members';
import { readLimitedNames } from './company-signers';
import { auditRefusal, auditRules } from './audit-rules';
import { listRuleChanges, SUBJECT } from './rules-texts';
import { readPaymentRules, toRules } from './rules-in-force';

const { paymentRulesChange } = schema;

/**
 * Answers `change_payment_rules`. What only tightens applies at once and ends a waiting change; the rest waits for a
 * signature. Source: docs/requirements/law-2026.md#own-limits,
 * docs/requirements/approval-policy.md#changing-the-policy.
 */
export async function changeRules(
  { db }: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof changePaymentRules>,
): Promise<Outcome<AnswerOf<typeof changePaymentRules>>> {
  const outcome = await inTransaction(db, (tx) => storeChange(tx, caller, request));
  if (!outcome.ok) await auditRefusal(db.queries, caller, 'changePaymentRules', outcome.refusal.code);
  return outcome;
}

async function storeChange(
  tx: Queries,
  caller: CompanyCaller,
  request: RequestOf<typeof changePaymentRules>,
): Promise<Outcome<AnswerOf<typeof changePaymentRules>>> {
  const { companyId } = caller.membership;
  await lockCompanies(tx, [companyId]);
  if (!(await readUserManager(tx, caller))) return refuse('forbidden');
  const reason = tidyLine(request.reason);
  const present = await readPaymentRules(tx, companyId);
  const draft = { ...request, reason, approval: completePolicy(request.approval, present.approval) };
  const problems = checkPaymentRules(draft, present);
  if (problems.length > 0) return refuseFields(problems);
  if (!(await arePeopleKnown(tx, companyId, draft.approval, present.approval))) return refuse('notFound');
  const rules = parsePaymentRules(draft);
  const { now, later } = splitPaymentRules(present, rules);
  const names = await readLimitedNames(tx, present, rules);
  if (now) {
    await withdrawOpenChange(tx, caller);
    await insertChange(tx, caller, now, { reason, decision: { outcome: 'approved', ...getDecider(caller) } });
    await auditRules(tx, caller, 'changePaymentRules', listRuleChanges(present, now, names));
  }
  if (!later) return succeed({ waits: false });
  const id = await insertChange(tx, caller, later, { reason });
  if (id === null) return refuse('limitsWait');
  const lines = listRuleChanges(now ?? present, later, names);
  await storeDeclaration(tx, caller, {
    kind: 'paymentRules',
    objectId: id,
    subject: SUBJECT,
    lines: [...lines, reason && `Причина: ${reason}`],
    payload: {},
  });
  await auditRules(tx, caller, 'askPaymentRules', [...lines, JOURNAL_DETAILS.waits]);
  return succeed({ waits: true });
}

/** Takes what a request leaves out from the policy in force. */
function completePolicy(
  asked: RequestOf<typeof changePaymentRules>['approval'],
  present: ApprovalPolicy,
): ApprovalPolicyDraft {
  const kept = toPolicyDraft(present);
  const { callBackAbove = kept.callBackAbove, coolingHours = kept.coolingHours, ...others } = asked ?? kept;
  return { ...others, callBackAbove, coolingHours };
}

const getDecider = ({ at, userId }: CompanyCaller) => ({ decidedAt: at, decidedBy: userId });

/** @returns the id, or null if another change waits */
async function insertChange(
  tx: Queries,
  { membership: { companyId }, userId, at }: CompanyCaller,
  { limits, approval }: PaymentRules,
  {
    reason,
    decision,
  }: {
    readonly reason: string;
    readonly decision?: Pick<typeof paymentRulesChange.$inferInsert, 'outcome' | 'decidedAt' | 'decidedBy'>;
  },
): Promise<number | null> {
  const [stored] = await tx
    .insert(paymentRulesChange)
    .values({ companyId, ...limits, approval, reason, askedBy: userId, askedAt: at, ...decision })
    .onConflictDoNothing()
    .returning({ id: paymentRulesChange.id });
  return stored?.id ?? null;
}

/** True if limits of persons name users of the company, each once; a present limit may outlive its user's membership. */
async function arePeopleKnown(
  tx: Queries,
  companyId: number,
  { people }: ApprovalPolicyDraft,
  present: ApprovalPolicy,
): Promise<boolean> {
  const ids = people.map(({ userId }) => userId);
  if (new Set(ids).size < ids.length) return false;
  const added = ids.filter((userId) => getPersonMax(present, userId) === null);
  for (const userId of added) if (!(await findMember(tx, companyId, userId))) return false;
  return true;
}

/** Withdraws a waiting change: rules that were tightened since must not loosen with it. */
async function withdrawOpenChange(tx: Queries, caller: CompanyCaller): Promise<void> {
  const { companyId } = caller.membership;
  const withdrawn = await tx
    .update(paymentRulesChange)
    .set({ outcome: 'withdrawn', ...getDecider(caller) })
    .where(and(eq(paymentRulesChange.companyId, companyId), isNull(paymentRulesChange.outcome)))
    .returning();
  const present = await readPaymentRules(tx, companyId);
  for (const change of withdrawn) {
    const rules = toRules(change);
    const lines = listRuleChanges(present, rules, await readLimitedNames(tx, present, rules));
    await auditRules(tx, caller, 'withdrawPaymentRules', [...lines, JOURNAL_DETAILS.withdrawn]);
  }
}
