import type { decidePaymentRules, RequestOf } from '@ncb/shared-kernel/api/contract';
import { JOURNAL_DETAILS, UserStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { KindOfDeclaration } from '../declarations/kind-of-declaration';
import { parseId } from '../parse-id';
import { readPresentMembership } from '../signing/read-present-membership';
import { findMember, lockCompanies, managesUsersOn, readUserManager } from '../users/members';
import { OUTCOME_OF_DECISION, requiresSecondManager } from '../users/second-manager';
import { auditRefusal, auditRules } from './audit-rules';
import { readLimitedNames } from './company-signers';
import { readPaymentRules, toRules } from './rules-in-force';
import { listRuleChanges } from './rules-texts';

const { paymentRulesChange } = schema;

type ChangeRow = typeof paymentRulesChange.$inferSelect;

const ACTION = { refuse: 'refusePaymentRules', withdraw: 'withdrawPaymentRules' } as const;

/** Answers `decide_payment_rules`: a refusal or withdrawal; approval is a declaration. */
export async function decideRules(
  { db }: Services,
  caller: CompanyCaller,
  { changeId, decision }: RequestOf<typeof decidePaymentRules>,
): Promise<Outcome<Record<string, never>>> {
  const { companyId } = caller.membership;
  const outcome = await inTransaction(db, async (tx) => {
    await lockCompanies(tx, [companyId]);
    const change = await findChange(tx, companyId, parseId(changeId) ?? 0);
    if (!change) return refuse('notFound');
    const refusal = await findDecisionRefusal(tx, caller, change, decision);
    if (refusal) return refuse(refusal);
    const result = OUTCOME_OF_DECISION[decision];
    await closeChange(tx, caller, change, result);
    const lines = await listChanges(tx, change);
    await auditRules(tx, caller, ACTION[decision], [...lines, JOURNAL_DETAILS[result]]);
    return succeed({});
  });
  if (!outcome.ok) await auditRefusal(db.queries, caller, ACTION[decision], outcome.refusal.code);
  return outcome;
}

async function findChange(queries: Queries, companyId: number, id: number): Promise<ChangeRow | null> {
  const [found] = await queries
    .select()
    .from(paymentRulesChange)
    .where(and(eq(paymentRulesChange.id, id), eq(paymentRulesChange.companyId, companyId)));
  return found ?? null;
}

async function findDecisionRefusal(
  tx: Queries,
  caller: CompanyCaller,
  { askedBy, outcome }: ChangeRow,
  decision: 'refuse' | 'withdraw' | 'approve',
) {
  const isRequester = askedBy === caller.userId;
  if (!(await isAllowed(tx, caller, decision, isRequester))) return 'forbidden';
  return outcome === null ? null : 'changeDecided';
}

/** The requester approves alone, with the own key, where the company has no second manager. */
async function isAllowed(
  tx: Queries,
  caller: CompanyCaller,
  decision: 'refuse' | 'withdraw' | 'approve',
  isRequester: boolean,
): Promise<boolean> {
  if (decision === 'withdraw') return isRequester;
  if (!(await readUserManager(tx, caller))) return false;
  if (!isRequester) return true;
  return decision === 'approve' && !(await requiresSecondManager(tx, caller.membership.companyId, [caller.userId]));
}

async function listChanges(tx: Queries, change: ChangeRow): Promise<readonly string[]> {
  const { companyId } = change;
  const present = await readPaymentRules(tx, companyId);
  const rules = toRules(change);
  return listRuleChanges(present, rules, await readLimitedNames(tx, present, rules));
}

async function closeChange(
  tx: Queries,
  { at, userId }: CompanyCaller,
  { id }: ChangeRow,
  outcome: 'approved' | 'refused' | 'withdrawn',
): Promise<void> {
  await tx
    .update(paymentRulesChange)
    .set({ outcome, decidedAt: at, decidedBy: userId })
    .where(eq(paymentRulesChange.id, id));
}

/** Declaration of approval, signed by a second manager if there is one. Source: docs/requirements/law-2026.md#own-limits. */
export const PAYMENT_RULES_DECLARATION: KindOfDeclaration = {
  async mayBeSignedBy(queries, { companyId, objectId }, caller) {
    const change = await findChange(queries, companyId, objectId);
    if (!change) return refuse('changeDecided');
    const refusal = await findDecisionRefusal(queries, caller, change, 'approve');
    if (refusal) return refuse(refusal);
    const { rightsValid } = await readPresentMembership(queries, caller);
    return rightsValid ? succeed(null) : refuse('insufficientOrExpiredRights');
  },

  async accept(tx, { companyId, objectId }, caller) {
    await lockCompanies(tx, [companyId]);
    const change = await findChange(tx, companyId, objectId);
    if (!change || change.outcome !== null || !(await mayStillAsk(tx, change, caller.bankDay)))
      return refuse('changeDecided');
    const lines = await listChanges(tx, change);
    await closeChange(tx, caller, change, 'approved');
    await auditRules(tx, caller, 'approvePaymentRules', lines);
    return succeed(null);
  },
};

/** The requester may have lost the right since. */
async function mayStillAsk(tx: Queries, { companyId, askedBy }: ChangeRow, bankDay: string): Promise<boolean> {
  const requester = await findMember(tx, companyId, String(askedBy));
  return requester?.user.status === UserStatus.active && managesUsersOn(requester.membership, bankDay);
}
