import type { AnswerOf, Certificate, listCertificates } from '@ncb/shared-kernel/api/contract';
import { joinFullName } from '@ncb/shared-kernel/domain/rules';
import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getKeyId, getKeyIdOfInfo, readCertificate } from '@ncb/shared-kernel/signature';
import { readDstuCertificate } from '@ncb/shared-kernel/signature/dstu';
import { and, asc, count, desc, eq, max } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivDay, toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { formatShortName } from '../identity/users';

const { appUser, certificate, document, documentSignature, membership } = schema;

const ROWS_MAX = 2000;

/** Answers `get_certificates` for all users of the company. */
export async function findCertificates(
  { db }: Services,
  { at, membership: { companyId } }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCertificates>>> {
  const [rows, uses] = await Promise.all([
    findCompanyCertificates(db.queries, companyId),
    countUses(db.queries, companyId),
  ]);
  const shown = rows.map((row) => toRow(row, uses.get(row.certificate.id) ?? null, at));
  return succeed({ certificates: await Promise.all(shown) });
}

async function findCompanyCertificates(queries: Queries, companyId: number) {
  return queries
    .select({ certificate, owner: appUser, seat: membership })
    .from(certificate)
    .innerJoin(appUser, eq(appUser.id, certificate.userId))
    .innerJoin(membership, eq(membership.userId, certificate.userId))
    .where(eq(membership.companyId, companyId))
    .orderBy(orderAlphabetically(appUser.lastName), asc(appUser.id), desc(certificate.id))
    .limit(ROWS_MAX);
}

type Row = Awaited<ReturnType<typeof findCompanyCertificates>>[number];

async function countUses(queries: Queries, companyId: number) {
  const rows = await queries
    .select({ id: documentSignature.certificateId, count: count(), last: max(documentSignature.acceptedAt) })
    .from(documentSignature)
    .innerJoin(membership, eq(membership.userId, documentSignature.userId))
    .innerJoin(document, and(eq(document.id, documentSignature.documentId), eq(document.companyId, companyId)))
    .where(eq(membership.companyId, companyId))
    .groupBy(documentSignature.certificateId);
  return new Map(rows.map((row) => [row.id, row]));
}

type Use = { readonly count: number; readonly last: Date | null };

async function toRow({ certificate: row, owner, seat }: Row, use: Use | null, now: Date): Promise<Certificate> {
  return {
    serial: row.serial,
    validUntil: toKyivDay(row.validUntil),
    name: joinFullName(owner),
    position: seat.position,
    signatureRight: seat.signatureRight,
    status: getShownStatus(row, now),
    owner: formatShortName(owner),
    ownerRef: String(owner.id),
    keyId: await getCertificateKeyId(row.der),
    lastUsed: use?.last ? toKyivMoment(use.last) : null,
    signatureCount: use?.count ?? 0,
    isRevoked: row.status === CertificateStatus.unchangeable,
  };
}

/** Returns the status to show: an expired certificate is unchangeable, like a revoked one. */
export function getShownStatus(
  { status, validUntil }: Pick<Row['certificate'], 'status' | 'validUntil'>,
  now: Date,
): CertificateStatus {
  return validUntil <= now ? CertificateStatus.unchangeable : status;
}

async function getCertificateKeyId(der: Uint8Array): Promise<string | null> {
  const own = readCertificate(der);
  if (own) return getKeyId(own.publicPoint);
  const foreign = readDstuCertificate(der);
  return foreign && getKeyIdOfInfo(foreign.publicKeyInfo);
}
