import {
  findDstuFlaw,
  readDstuCertificate,
  readDstuSignature,
  readRevocationList,
  memoise,
  createDstuKeyCache,
  type DstuFlaw,
  type Trust,
} from '@ncb/shared-kernel/signature/dstu';
import { copyBytes } from '@ncb/shared-kernel/signature';

/** Input of a check, possibly in another thread. */
export interface DstuSignatureToCheck {
  readonly signature: Uint8Array;
  readonly document: Uint8Array;
  readonly certificate: Uint8Array;
  readonly now: Date;
}

/** Checker of signatures: one takes 30 ms, and five hundred come at once. */
export interface DstuChecker {
  /** `malformed`: the signature cannot be read. */
  findFlaw(question: DstuSignatureToCheck): Promise<DstuFlaw | 'malformed' | null>;
  close(): Promise<void>;
}

/** Certificates and revocation lists, DER. */
export interface TrustFiles {
  readonly authorities: readonly Uint8Array[];
  readonly revocationLists: readonly Uint8Array[];
  readonly needsRevocationLists: boolean;
}

/** Creates a check that parses repeated certificates once. */
export function createDstuCheck(files: TrustFiles): (question: DstuSignatureToCheck) => DstuFlaw | 'malformed' | null {
  const trust: Trust = {
    authorities: files.authorities.flatMap((der) => readDstuCertificate(der) ?? []),
    revocationLists: files.revocationLists.flatMap((der) => readRevocationList(der) ?? []),
    needsRevocationLists: files.needsRevocationLists,
  };
  const keyOf = createDstuKeyCache();
  const readCached = memoise(readDstuCertificate);
  return ({ signature, document, certificate, now }) => {
    const parts = readDstuSignature(signature);
    return parts ? findDstuFlaw(parts, document, copyBytes(certificate), trust, now, keyOf, readCached) : 'malformed';
  };
}

/** Checks in the calling thread, for tests. */
export function createInlineChecker(files: TrustFiles): DstuChecker {
  const check = createDstuCheck(files);
  return { findFlaw: (question) => Promise.resolve(check(question)), close: () => Promise.resolve() };
}
