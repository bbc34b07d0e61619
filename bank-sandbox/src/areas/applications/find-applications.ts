import type { AnswerOf, listApplications, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { formatShortName } from '../identity/users';
import { isApplicationInMode } from './is-application-in-mode';

const { application, applicationFile, appUser, creditDeal, deposit, depositOffer } = schema;

const APPLICATIONS_SHOWN_MAX = 500;

/** Answers `get_applications`, newest first. */
export async function findApplications(
  { db }: Services,
  caller: CompanyCaller,
  { kind }: RequestOf<typeof listApplications>,
): Promise<Outcome<AnswerOf<typeof listApplications>>> {
  if (!isApplicationInMode(caller, kind)) return refuse('forbidden');
  const rows = await db.queries
    .select({
      row: application,
      creator: appUser,
      offerName: depositOffer.name,
      depositId: deposit.id,
      dealNumber: creditDeal.number,
    })
    .from(application)
    .innerJoin(appUser, eq(appUser.id, application.creatorId))
    .leftJoin(depositOffer, eq(depositOffer.id, application.offerId))
    .leftJoin(deposit, eq(deposit.applicationId, application.id))
    .leftJoin(creditDeal, eq(creditDeal.applicationId, application.id))
    .where(and(eq(application.companyId, caller.membership.companyId), eq(application.kind, kind)))
    .orderBy(desc(application.id))
    .limit(APPLICATIONS_SHOWN_MAX);
  const files = await findFiles(
    db.queries,
    rows.map(({ row }) => row.id),
  );
  return succeed({
    applications: rows.map(({ row, creator, offerName, depositId, dealNumber }) => ({
      id: String(row.id),
      kind: row.kind,
      status: row.status,
      submitted: toKyivMoment(row.submittedAt),
      currencyLetters: row.currencyLetters,
      currencyCode: row.currencyCode,
      amount: row.amount,
      term: row.months,
      purpose: row.purpose,
      reason: row.reason,
      creator: formatShortName(creator),
      offerName: offerName ?? '',
      rate: row.rate,
      payout: row.payout,
      scheme: row.scheme,
      collateral: row.collateral,
      files: files.filter(({ applicationId }) => applicationId === row.id).map(({ name, bytes }) => ({ name, bytes })),
      validUntil: row.validUntil,
      depositId: depositId === null ? null : String(depositId),
      dealNumber,
    })),
  });
}

function findFiles(queries: Queries, ids: readonly number[]) {
  const { applicationId, name, bytes, id } = applicationFile;
  return queries
    .select({ applicationId, name, bytes })
    .from(applicationFile)
    .where(inArray(applicationId, [...ids]))
    .orderBy(asc(id));
}
