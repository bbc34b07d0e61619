import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, inArray } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { findKeyEnd } from '../signing/certificates';
import { buildSignerCondition } from '../users/members';

const { appUser, membership } = schema;
const FIRST: readonly SignatureRight[] = [SignatureRight.all, SignatureRight.first];

/**
 * Returns the end of the only first signatory's key, without whom nothing is paid; null if there are several. Source:
 * docs/requirements/keys-and-users.md#life-of-a-key.
 */
export async function findOnlyFirstKeyEnd(
  queries: Queries,
  companyId: number,
  { at, bankDay }: Pick<UserCaller, 'at' | 'bankDay'>,
): Promise<string | null> {
  const signers = await queries
    .select({ userId: membership.userId })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(buildSignerCondition(companyId, bankDay), inArray(membership.signatureRight, [...FIRST])))
    .limit(2);
  const [only] = signers;
  return only && signers.length === 1 ? findKeyEnd(queries, only.userId, at) : null;
}
