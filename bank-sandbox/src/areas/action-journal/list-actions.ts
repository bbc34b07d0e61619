import type { ActionRow, AnswerOf, getActions, RequestOf } from '@ncb/shared-kernel/api/contract';
import { checkActionSearch } from '@ncb/shared-kernel/domain/rules';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { ACTIONS_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { documentOfEntry, userOfEntry } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { kyivDayStart, kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { shortName } from '../identity/users';
import { parseId } from '../ids';
import { maskedAddress } from './masked-address';
import { ofObject, seenOfPayrolls } from './of-object';
import { actionsUnder, OF_SESSIONS, wordOf } from './words';

const { appUser, audit, document, membership: membershipTable } = schema;
/** Whom an action was done to. */
const person = alias(appUser, 'person');

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
  const rows = [...ofCompany, ...ofPeople].sort((a, b) => b.entry.id - a.entry.id).slice(0, ACTIONS_PORTION);
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
    .select({ entry: audit, user: appUser, document: { type: document.type, number: document.number }, person })
    .from(audit)
    .leftJoin(appUser, eq(appUser.id, audit.userId))
    .leftJoin(document, eq(document.id, documentOfEntry))
    .leftJoin(person, eq(person.id, userOfEntry))
    .where(
      and(
        whose,
        or(
          and(eq(audit.result, 'ok'), inArray(audit.action, [...ofType.done])),
          and(ne(audit.result, 'ok'), inArray(audit.action, [...ofType.refused])),
        ),
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

function toAction({
  entry,
  user,
  document: meant,
  person: whom,
}: Awaited<ReturnType<typeof portion>>[number]): ActionRow {
  const { id, action, result, at, detail, address, objectType, objectId } = entry;
  return {
    id: String(id),
    type: wordOf(action, result),
    userName: user ? shortName(user) : '',
    time: kyivMoment(at),
    ...(detail !== null && { detail }),
    address: maskedAddress(address),
    objectType: objectType ?? '',
    objectId: objectId ?? '',
    documentType: String(meant?.type ?? ''),
    objectName: whom ? shortName(whom) : (meant?.number ?? ''),
  };
}
