import type { Certificate } from '@ncb/shared-kernel/api/contract';
import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';

export type MissingKey =
  | { readonly reason: 'missing' | 'blocked' | 'revoked' }
  /** Last day of validity, `yyyy-MM-dd`. */
  | { readonly reason: 'expired'; readonly until: string };

/**
 * Explains why no certificate is active. A blocked one can be unblocked; of expired ones the latest counts.
 * @param own all certificates of the user
 * @param bankDay `yyyy-MM-dd`
 */
export function explainMissingKey(
  own: readonly Pick<Certificate, 'status' | 'validUntil'>[],
  bankDay: string,
): MissingKey {
  if (own.length === 0) return { reason: 'missing' };
  if (own.some(({ status }) => status === CertificateStatus.blocked)) return { reason: 'blocked' };
  const until = own
    .map(({ validUntil }) => validUntil ?? '')
    .reduce((latest, day) => (day > latest ? day : latest), '');
  // On its last day a certificate is valid: an inactive one was revoked.
  return until !== '' && until <= bankDay ? { reason: 'expired', until } : { reason: 'revoked' };
}
