import { createHmac } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { createToken, hashToken } from '../identity/tokens';

const { registration } = schema;

type Registration = typeof registration.$inferSelect;

/**
 * Derives the token from the idempotency key if there is one: a repeated request gets the same token, while the
 * database stores only its hash.
 */
export function createRegistrationToken({ pepper }: Services, { idempotency: mark }: Caller): string {
  return mark === null ? createToken() : deriveRequestMark(pepper, mark);
}

export function deriveRequestMark(
  pepper: Buffer,
  { path, key, requestHash }: NonNullable<Caller['idempotency']>,
): string {
  return createHmac('sha256', pepper).update(`${path}\n${key}\n${requestHash}`).digest('base64url');
}

/** Locks the undecided registration; null for a wrong pair. */
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
        eq(registration.tokenHash, hashToken(token)),
        isNull(registration.outcome),
      ),
    )
    .for('no key update');
  return found ?? null;
}
