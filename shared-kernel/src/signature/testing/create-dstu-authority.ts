import { GOST, type DstuHash } from '../dstu/hashes';
import { issueDstuCertificate, createDstuKey, type DstuIssue, type DstuIssuer } from '../dstu/issue-dstu-certificate';
import type { Bytes } from '../encoding/bytes';

const DAY_MS = 86_400_000;

export interface DstuAuthority extends DstuIssuer {
  readonly certificate: Bytes;
  issue(wish: Pick<DstuIssue, 'subject' | 'subjectKey'> & Partial<DstuIssue>): Bytes;
}

/**
 * Creates an authority.
 * @param above its issuer; without it a root
 * @param hash with which it signs; default GOST 34.311
 */
export function createDstuAuthority(
  now: Date,
  commonName = 'Test authority',
  above?: DstuIssuer,
  hash: DstuHash = GOST,
): DstuAuthority {
  const validity = { validFrom: new Date(now.getTime() - DAY_MS), validTo: new Date(now.getTime() + 365 * DAY_MS) };
  const self: DstuIssuer = { subject: { commonName }, privateKey: createDstuKey(), hash };
  let count = 0;
  const issueBy = (issuer: DstuIssuer, wish: Parameters<DstuAuthority['issue']>[0]) =>
    issueDstuCertificate({ ...validity, use: 'signing', serial: Uint8Array.of(0x40, (count += 1)), ...wish }, issuer);
  const own = { subject: self.subject, subjectKey: self.privateKey, use: 'authority' } as const;
  return { ...self, certificate: issueBy(above ?? self, own), issue: (wish) => issueBy(self, wish) };
}
