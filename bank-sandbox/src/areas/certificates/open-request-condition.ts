import { CertificateRequestStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { schema } from '../../db';

const { certificateRequest } = schema;

/** Time in which the owner must come to the bank. Source: docs/requirements/keys-and-users.md#key-file-and-key-id. */
const WAITS_FOR_MS = 30 * 24 * 60 * 60_000;

const isRequested = eq(certificateRequest.status, CertificateRequestStatus.requested);

/** Builds the condition for open requests. Older ones expire, because a printout may be lost or copied. */
export function openRequestCondition(now: Date): SQL | undefined {
  return and(isRequested, gt(certificateRequest.createdAt, new Date(now.getTime() - WAITS_FOR_MS)));
}

export function buildExpiredRequestCondition(now: Date): SQL | undefined {
  return and(isRequested, lte(certificateRequest.createdAt, new Date(now.getTime() - WAITS_FOR_MS)));
}
