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

/** A signature to be checked, with everything that this needs: it may be done in another thread. */
export interface DstuQuestion {
  readonly signature: Uint8Array;
  readonly document: Uint8Array;
  /** DER, the bank's copy. */
  readonly certificate: Uint8Array;
  readonly now: Date;
}

/** Checks signatures by DSTU 4145. One takes thirty milliseconds of computing, five hundred come at once. */
export interface DstuChecks {
  /** The first flaw found; null for a good signature. */
  flawOf(question: DstuQuestion): Promise<DstuFlaw | 'form' | null>;
  close(): Promise<void>;
}

/** What the bank believes, as files have it: certificates and lists of revoked ones, DER. */
export interface TrustFiles {
  readonly authorities: readonly Uint8Array[];
  readonly revocationLists: readonly Uint8Array[];
  readonly needsRevocationLists: boolean;
}

/** Whether one signature is good: what each thread does. Certificates that come again are taken apart once. */
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

/** Checks in the thread that asks: for tests, and for one signature as good as any. */
export function checksAtOnce(files: TrustFiles): DstuChecks {
  const check = dstuChecker(files);
  return { flawOf: (question) => Promise.resolve(check(question)), close: () => Promise.resolve() };
}
