import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { readList, readBytes } from '../channel/strict-readers';

const CERTIFICATES_MAX = 16;
const CERTIFICATE_MAX = 16 * 1024;
const NAME_MAX = 200;
/** Largest signature. Ours have 0.8 KB, one with a certificate chain 10 KB; the bank's limit is lower. */
const SIGNATURE_MAX = 64 * 1024;

export interface IitCertificate {
  readonly der: Uint8Array;
  /** Owner's name reported by the page, empty if it cannot be shown. For display only. */
  readonly owner: string;
  /** IIT's `publicKeyType`: 1 DSTU 4145, 2 RSA, 4 ECDSA. */
  readonly keyType: number;
}

/**
 * Reads the answer to `ReadPrivateKey`: `[{ data, infoEx: { subjCN, publicKeyType, … } }]`; null if it is different.
 */
export function readCertificates(result: unknown): readonly IitCertificate[] | null {
  return readList(result, CERTIFICATES_MAX, (item) => {
    const { data, infoEx } = toFields(item);
    const { subjCN, publicKeyType } = toFields(infoEx);
    const der = readBytes(data, CERTIFICATE_MAX);
    if (!der || typeof publicKeyType !== 'number') return null;
    const isShowable = typeof subjCN === 'string' && subjCN.length <= NAME_MAX && isDisplayable(subjCN);
    return { der, owner: isShowable ? subjCN : '', keyType: publicKeyType };
  });
}

/**
 * Reads the answer to `SignData` with named data: `[{ name, val }]`, in any order.
 * @returns the signature of each name; null unless there is exactly one for each
 */
export function readSignatures(result: unknown, names: readonly string[]): ReadonlyMap<string, Uint8Array> | null {
  const pairs = readList(result, names.length, (item): readonly [string, Uint8Array] | null => {
    const { name, val } = toFields(item);
    const signature = readBytes(val, SIGNATURE_MAX);
    return typeof name === 'string' && signature ? [name, signature] : null;
  });
  const signatures = new Map(pairs);
  return names.length === signatures.size && names.every((name) => signatures.has(name)) ? signatures : null;
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
