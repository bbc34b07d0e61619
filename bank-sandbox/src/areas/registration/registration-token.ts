import { createHmac } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { Services } from '../../services';
import { parseId } from '../ids';
import { newToken, tokenHash } from '../identity/tokens';

const { registration } = schema;

export type Registration = typeof registration.$inferSelect;

/**
 * The proof that the same person goes on. For a request that names its key it follows from the key: when the answer was
 * lost, the repeated request gets the same token, and the database still has only its hash.
 */
export function registrationToken({ pepper }: Services, { idempotency: mark }: Caller): string {
  return mark === null ? newToken() : requestMark(pepper, mark);
}

/** A value that the same request under the same key of the client has again, and nothing else. */
export function requestMark(pepper: Buffer, { path, key, requestHash }: NonNullable<Caller['idempotency']>): string {
  return createHmac('sha256', pepper).update(`${path}\n${key}\n${requestHash}`).digest('base64url');
}

/** The registration that a token opens while the bank has not decided, locked; null for a wrong pair. */
export async function lockRegistration(
  tx: Queries,
  companyRef: string | null,
  token: string | null,
): Promise<Registration | null> {
  if (companyRef === null || token === null) return null;
  const [found] = await tx
    .select()
    .from(registration)
    .where(
      and(
        eq(registration.companyId, parseId(companyRef) ?? 0),
        eq(registration.tokenHash, tokenHash(token)),
        isNull(registration.outcome),
      ),
    )
    .for('no key update');
  return found ?? null;
}
