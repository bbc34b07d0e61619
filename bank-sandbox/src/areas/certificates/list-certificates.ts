import type { AnswerOf, Certificate, listCertificates } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, desc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivDay } from '../../clock';
import { schema, type Queries } from '../../db';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { shortName } from '../identity/users';

const { appUser, certificate, membership } = schema;

/** The newest ones of a company; the call has no paging. */
const ROWS_MAX = 2000;

/** `get_certificates`: the certificates of everybody who works for the company. */
export async function certificates(
  { db }: Services,
  { at, membership: { companyId } }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCertificates>>> {
  const rows = await certificatesOf(db.queries, companyId);
  return done({ certificates: rows.map((row) => toRow(row, at)) });
}

async function certificatesOf(queries: Queries, companyId: number) {
  return queries
    .select({ certificate, owner: appUser, seat: membership })
    .from(certificate)
    .innerJoin(appUser, eq(appUser.id, certificate.userId))
    .innerJoin(membership, eq(membership.userId, certificate.userId))
    .where(eq(membership.companyId, companyId))
    .orderBy(asc(appUser.lastName), asc(appUser.id), desc(certificate.id))
    .limit(ROWS_MAX);
}

type Row = Awaited<ReturnType<typeof certificatesOf>>[number];

function toRow({ certificate: row, owner, seat }: Row, now: Date): Certificate {
  return {
    serial: row.serial,
    validUntil: kyivDay(row.validUntil),
    name: joinFullName(owner),
    position: seat.position,
    signatureRight: seat.signatureRight,
    status: shownStatus(row, now),
    owner: shortName(owner),
    ownerRef: String(owner.id),
  };
}

/** A certificate whose time is over cannot be changed, as a revoked one. */
export function shownStatus(
  { status, validUntil }: Pick<Row['certificate'], 'status' | 'validUntil'>,
  now: Date,
): CertificateStatus {
  return validUntil <= now ? CertificateStatus.unchangeable : status;
}
