import { CertificateRequestStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, gt, lte, type SQL } from 'drizzle-orm';
import { schema } from '../../db';

const { certificateRequest } = schema;

/** How long a request waits for its owner to come to the bank. Source: reference/areas D1 */
const WAITS_FOR_MS = 30 * 24 * 60 * 60_000;

const isRequested = eq(certificateRequest.status, CertificateRequestStatus.requested);

/** Requests that may still become certificates: a sheet of months ago may have been lost or copied. */
export function waitsStill(now: Date): SQL | undefined {
  return and(isRequested, gt(certificateRequest.createdAt, new Date(now.getTime() - WAITS_FOR_MS)));
}

/** Those whose time is over. */
export function waitedTooLong(now: Date): SQL | undefined {
  return and(isRequested, lte(certificateRequest.createdAt, new Date(now.getTime() - WAITS_FOR_MS)));
}
