import type { AnswerOf, getPaymentRules, PaymentRulesChange, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { formatShortName } from '../identity/users';
import { readUserManager } from '../users/members';
import { requiresSecondManager } from '../users/second-manager';
import { listSigners, readLimitedNames } from './company-signers';
import { sumSentInstant } from './instant-limits';
import { readPaymentRules, toRules } from './rules-in-force';

const { appUser, declaration, paymentRulesChange } = schema;
const requester = alias(appUser, 'requester');
const decider = alias(appUser, 'decider');

/** Later ones stand in the action journal. */
const CHANGES_MAX = 100;

/** Answers `get_payment_rules`. */
export async function readRules(
  { db: { queries } }: Services,
  caller: CompanyCaller,
  _request: RequestOf<typeof getPaymentRules>,
): Promise<Outcome<AnswerOf<typeof getPaymentRules>>> {
  const { userId, bankDay } = caller;
  const { companyId } = caller.membership;
  const needsSecond = await requiresSecondManager(queries, companyId, [userId]);
  const rules = await readPaymentRules(queries, companyId);
  const changes = await listChanges(queries, caller, needsSecond);
  const limited = await readLimitedNames(queries, rules, ...changes);
  return succeed({
    ...rules,
    usedToday: await sumSentInstant(queries, companyId, bankDay),
    needsSecond,
    signers: (await listSigners(queries, companyId, bankDay)).map(({ userId: id, name, right, isDirector }) => ({
      userId: String(id),
      name,
      right,
      isDirector,
    })),
    limited: [...limited].map(([id, name]) => ({ userId: id, name })),
    changes,
  });
}

async function listChanges(
  queries: Queries,
  caller: CompanyCaller,
  needsSecond: boolean,
): Promise<readonly PaymentRulesChange[]> {
  const isManager = (await readUserManager(queries, caller)) !== null;
  const rows = await queries
    .select({ change: paymentRulesChange, requester, decider, declarationId: declaration.id })
    .from(paymentRulesChange)
    .innerJoin(requester, eq(requester.id, paymentRulesChange.askedBy))
    .leftJoin(decider, eq(decider.id, paymentRulesChange.decidedBy))
    .leftJoin(
      declaration,
      and(
        eq(declaration.companyId, paymentRulesChange.companyId),
        eq(declaration.kind, 'paymentRules'),
        eq(declaration.objectId, paymentRulesChange.id),
        isNull(paymentRulesChange.outcome),
      ),
    )
    .where(eq(paymentRulesChange.companyId, caller.membership.companyId))
    .orderBy(desc(paymentRulesChange.id))
    .limit(CHANGES_MAX);
  return rows.map(({ change, declarationId, ...people }) => {
    const isMine = change.askedBy === caller.userId;
    const maySign = isManager && !(isMine && needsSecond);
    return {
      id: String(change.id),
      ...toRules(change),
      reason: change.reason,
      askedBy: formatShortName(people.requester),
      askedAt: toKyivMoment(change.askedAt),
      declarationId: maySign && declarationId !== null ? String(declarationId) : null,
      isMine,
      outcome: change.outcome,
      decidedBy: people.decider && formatShortName(people.decider),
      decidedAt: change.decidedAt && toKyivMoment(change.decidedAt),
    };
  });
}
