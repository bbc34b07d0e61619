import type { ActionRow, AnswerOf, getActions, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkActionSearch } from '@ncb/shared-kernel/domain/rules';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { ACTIONS_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivDayStart, kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { shortName } from '../identity/users';
import { parseId } from '../ids';
import { ofObject, seenOfPayrolls } from './of-object';
import { actionsUnder, OF_SESSIONS, wordOf } from './words';

const { appUser, audit, membership: membershipTable } = schema;

type Filter = RequestOf<typeof getActions>;

/** `get_journal`: what people of the company did and it came to pass, newest first, one portion. */
export async function actions(
  { db }: Services,
  { membership }: CompanyCaller,
  filter: Filter,
): Promise<Outcome<AnswerOf<typeof getActions>>> {
  const problems = checkActionSearch({ from: filter.from ?? '', to: filter.to ?? '' });
  if (problems.length > 0) return refuseFields(problems);
  const { queries } = db;
  const { companyId } = membership;
  // Two questions, each answered by an index from its end; one with OR would read and sort everything.
  const ofCompany = await portion(queries, filter, and(eq(audit.companyId, companyId), seenOfPayrolls(membership)));
  const ofPeople = await portion(queries, filter, sessionsOf(queries, companyId));
  const rows = [...ofCompany, ...ofPeople].sort((a, b) => b.id - a.id).slice(0, ACTIONS_PORTION);
  return done({ actions: rows.map(toAction) });
}

/** Sign-ins and the like, of people who work for the company now. */
function sessionsOf(queries: Queries, companyId: number): SQL | undefined {
  const people = queries
    .select({ id: membershipTable.userId })
    .from(membershipTable)
    .where(eq(membershipTable.companyId, companyId));
  return and(isNull(audit.companyId), inArray(audit.userId, people), inArray(audit.action, [...OF_SESSIONS]));
}

async function portion(queries: Queries, filter: Filter, whose: SQL | undefined) {
  const { lastId, userId, from, to, type } = filter;
  const ofType = actionsUnder(type);
  return queries
    .select({ id: audit.id, action: audit.action, at: audit.at, detail: audit.detail, user: appUser })
    .from(audit)
    .leftJoin(appUser, eq(appUser.id, audit.userId))
    .where(
      and(
        whose,
        eq(audit.result, 'ok'),
        inArray(audit.action, [...ofType]),
        lastId === null ? undefined : lt(audit.id, parseId(lastId) ?? 0),
        userId === null ? undefined : eq(audit.userId, parseId(userId) ?? 0),
        from === null ? undefined : gte(audit.at, kyivDayStart(from)),
        to === null ? undefined : lt(audit.at, kyivDayStart(addDays(to, 1))),
        ofObject(filter),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(ACTIONS_PORTION);
}

function toAction({ id, action, at, detail, user }: Awaited<ReturnType<typeof portion>>[number]): ActionRow {
  return {
    id: String(id),
    type: wordOf(action),
    userName: user ? shortName(user) : '',
    time: kyivMoment(at),
    ...(detail !== null && { detail }),
  };
}
