import {
  dstuFlaw,
  readDstuCertificate,
  readDstuSignature,
  readRevocationList,
  remembered,
  rememberedDstuKeys,
  type DstuFlaw,
  type Trust,
} from '@ncb/shared-kernel/signature/dstu';
import { ownBytes } from '@ncb/shared-kernel/signature';

/** Input of a check, possibly in another thread. */
export interface DstuQuestion {
  readonly signature: Uint8Array;
  readonly document: Uint8Array;
  readonly certificate: Uint8Array;
  readonly now: Date;
}

/** Checker of signatures: one takes 30 ms, and five hundred come at once. */
export interface DstuChecks {
  flawOf(question: DstuQuestion): Promise<DstuFlaw | 'form' | null>;
  close(): Promise<void>;
}

/** Certificates and revocation lists, DER. */
export interface TrustFiles {
  readonly authorities: readonly Uint8Array[];
  readonly revocationLists: readonly Uint8Array[];
  readonly needsRevocationLists: boolean;
}

/** Creates a check that parses repeated certificates once. */
export function dstuChecker(files: TrustFiles): (question: DstuQuestion) => DstuFlaw | 'form' | null {
  const trust: Trust = {
    authorities: files.authorities.flatMap((der) => readDstuCertificate(der) ?? []),
    revocationLists: files.revocationLists.flatMap((der) => readRevocationList(der) ?? []),
    needsRevocationLists: files.needsRevocationLists,
  };
  const keyOf = rememberedDstuKeys();
  const read = remembered(readDstuCertificate);
  return ({ signature, document, certificate, now }) => {
    const parts = readDstuSignature(signature);
    return parts ? dstuFlaw(parts, document, ownBytes(certificate), trust, now, keyOf, read) : 'form';
  };
}

/** Checks in the calling thread, for tests. */
export function checksAtOnce(files: TrustFiles): DstuChecks {
  const check = dstuChecker(files);
  return { flawOf: (question) => Promise.resolve(check(question)), close: () => Promise.resolve() };
}
