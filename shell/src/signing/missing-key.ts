import type { Certificate } from '@ncb/shared-kernel/api/contract';
import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';

/** Why somebody has no certificate to sign with. */
export type MissingKey =
  | { readonly reason: 'missing' | 'blocked' | 'revoked' }
  /** `until`: its last day, `yyyy-MM-dd`. */
  | { readonly reason: 'expired'; readonly until: string };

/**
 * Why none of somebody's certificates is active, so that he is told what to do about it. A blocked one can be unblocked;
 * of those whose time is over the latest counts.
 * @param own all his certificates
 * @param bankDay `yyyy-MM-dd`
 */
export function missingKey(own: readonly Pick<Certificate, 'status' | 'validUntil'>[], bankDay: string): MissingKey {
  if (own.length === 0) return { reason: 'missing' };
  if (own.some(({ status }) => status === CertificateStatus.blocked)) return { reason: 'blocked' };
  const until = own
    .map(({ validUntil }) => validUntil ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '');
  // On its last day it may still have hours to live: what is over today was ended by somebody.
  return until !== '' && until <= bankDay ? { reason: 'expired', until } : { reason: 'revoked' };
}
