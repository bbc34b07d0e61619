import type { Certificate, CertificateRequest } from '@ncb/shared-kernel/api/contract';
import { getKeyDaysLeft } from '@ncb/shared-kernel/domain/rules';
import { CertificateStatus } from '@ncb/shared-kernel/domain/vocabulary';

export type KeyState = 'requested' | 'issued' | 'active' | 'ending' | 'blocked' | 'expired' | 'revoked';

/** Key of a user: a registered certificate, or the user's own request without one yet. */
export interface KeyRow {
  /** Serial number, or the number of a request. */
  readonly id: string;
  readonly state: KeyState;
  readonly ownerRef: string | null;
  readonly name: string;
  readonly position: string;
  readonly keyId: string | null;
  /** Public key of a request in hexadecimal, for its printout. */
  readonly publicKey: string | null;
  /** `yyyy-MM-dd`; null while there is no certificate. */
  readonly until: string | null;
  /** Last signature of a certificate, `yyyy-MM-ddTHH:mm:ss`, and number of signatures. */
  readonly lastUsed: string | null;
  readonly signatureCount: number;
  readonly created: string | null;
  /** Issued certificate to install, PEM. */
  readonly certificate: string | null;
}

interface Own {
  readonly userId: string;
  readonly name: string;
  readonly position: string;
}

/**
 * Returns the state of a certificate on a bank day.
 * @param bankDay `yyyy-MM-dd`
 */
function getCertificateState(
  { status, validUntil, isRevoked }: Pick<Certificate, 'status' | 'validUntil' | 'isRevoked'>,
  bankDay: string,
): KeyState {
  if (isRevoked) return 'revoked';
  if (status === CertificateStatus.unchangeable) return 'expired';
  if (status === CertificateStatus.blocked) return 'blocked';
  return getKeyDaysLeft(validUntil, bankDay) === null ? 'active' : 'ending';
}

export function buildKeyRows(
  certificates: readonly Certificate[],
  requests: readonly CertificateRequest[],
  own: Own,
  bankDay: string,
): readonly KeyRow[] {
  const certifiedKeyIds = new Set(certificates.map(({ keyId }) => keyId));
  const pending = requests.flatMap(({ id, status, keyId, publicKey, created, certificate }): readonly KeyRow[] => {
    // An issued certificate that is installed already is among the certificates.
    if (status === 'refused' || certifiedKeyIds.has(keyId)) return [];
    const state = status === 'issued' && certificate ? 'issued' : 'requested';
    return [{ ...own, id, state, ownerRef: own.userId, keyId, publicKey, created, certificate, ...NOT_IN_USE }];
  });
  const rows = certificates.map((one): KeyRow => ({
    id: one.serial,
    state: getCertificateState(one, bankDay),
    ownerRef: one.ownerRef,
    name: one.name,
    position: one.position,
    keyId: one.keyId,
    publicKey: null,
    until: one.validUntil,
    lastUsed: one.lastUsed,
    signatureCount: one.signatureCount ?? 0,
    created: null,
    certificate: null,
  }));
  const isOwn = (row: KeyRow) => row.ownerRef === own.userId;
  return [...pending, ...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))];
}

const NOT_IN_USE = { until: null, lastUsed: null, signatureCount: 0 } as const;

const IN_USE: readonly KeyState[] = ['active', 'ending', 'blocked'];

/** Returns the user's valid key, or the one nearest to validity; null for none. */
export function findOwnKey(rows: readonly KeyRow[], userId: string): KeyRow | null {
  const own = rows.filter(({ ownerRef }) => ownerRef === userId);
  return own.find(({ state }) => IN_USE.includes(state)) ?? own[0] ?? null;
}
