import { Buffer } from 'buffer';
import type { ContentInfo } from '@peculiar/asn1-cms';
import { decode as decodeJks, parse as parseJks } from 'jksreader';
import { Priv } from 'jkurwa';
import { ownBytes, type Bytes } from '../encoding/bytes';
import { PBES2 } from '../encoding/pbes2-parameters';
import { containerOf } from './container-kind';
import { decryptIit, decryptPbes2, isByGost, PASSWORD_BYTES_MAX } from './decrypt';
import { openSafes } from './pfx';

/** A key of a container. */
export interface ContainerKey {
  /** The private key as `createDstuSigner` takes it, DER. */
  readonly privateKey: Bytes;
  /** Overwrites it, as far as JavaScript can. */
  wipe(): void;
}

export type ContainerOpening =
  | {
      readonly ok: true;
      /** In the order of the file. Which of them signs, its certificate says: others are for agreeing on keys. */
      readonly keys: readonly ContainerKey[];
      /** DER. */
      readonly certificates: readonly Bytes[];
    }
  | { readonly ok: false; readonly reason: 'wrongPassword' | 'brokenFile' | 'notAKeyFile' | 'unsupportedContainer' };

/** Files of keys have some kilobytes. */
export const CONTAINER_MAX_BYTES = 1024 * 1024;

type Refused = Extract<ContainerOpening, { ok: false }>['reason'];

/**
 * Opens a file of keys by DSTU 4145: `Key-6.dat` of IIT, PKCS#8 with a password (DER or PEM), PKCS#12, JKS of
 * PrivatBank. Takes
 * about a second of computing, for the password is hashed ten thousand times: it belongs into a worker.
 * Source: reference/dstu
 */
export function openContainer(file: Uint8Array, password: string): ContainerOpening {
  if (file.length > CONTAINER_MAX_BYTES) return refused('notAKeyFile');
  const container = containerOf(file);
  switch (container.kind) {
    case 'unknown':
      return refused('notAKeyFile');
    case 'unsupported':
      return refused('unsupportedContainer');
    case 'jks':
      return openJks(container.bytes, password);
    case 'pfx':
      return withTyped(password, (typed) => openPfx(container.safes, typed));
    case 'iit':
    case 'pbes2':
      return withTyped(password, (typed) => {
        const decrypt = container.kind === 'iit' ? decryptIit : decryptPbes2;
        const clear = decrypt(container.parameters, container.data, typed);
        if (!clear) return refused('brokenFile');
        const keys = keysOf(clear);
        clear.fill(0);
        // What comes out is a key or is not: the password is checked by nothing else.
        return keys ? { ok: true, keys, certificates: [] } : refused('wrongPassword');
      });
  }
}

function withTyped(password: string, open: (typed: Bytes) => ContainerOpening): ContainerOpening {
  const typed = ownBytes(new TextEncoder().encode(password));
  if (typed.length > PASSWORD_BYTES_MAX) return refused('wrongPassword');
  const opening = open(typed);
  typed.fill(0);
  return opening;
}

/** PKCS#12 whose parts are encrypted by GOST; those of other algorithms are no keys of DSTU. */
function openPfx(safes: readonly ContentInfo[], typed: Bytes): ContainerOpening {
  let [isOurs, isBroken] = [true, false];
  const content = openSafes(safes, ({ algorithm, parameters }, data) => {
    const isGost = algorithm === PBES2 && parameters && isByGost(new Uint8Array(parameters));
    if (!isGost) {
      isOurs = false;
      return null;
    }
    const clear = decryptPbes2(new Uint8Array(parameters), data, typed);
    isBroken = isBroken || clear === null;
    return clear;
  });
  if (!isOurs) return refused('unsupportedContainer');
  if (isBroken) return refused('brokenFile');
  const keys = content?.keys.map((clear) => keysOf(clear)) ?? [];
  content?.keys.forEach((clear) => clear.fill(0));
  // A safe that is not encrypted reads with any password; the keys do not.
  if (!content || keys.includes(null)) return refused('wrongPassword');
  if (keys.length === 0) return refused('notAKeyFile');
  return { ok: true, keys: keys.flatMap((found) => found ?? []), certificates: content.certificates };
}

function openJks(bytes: Bytes, password: string): ContainerOpening {
  const store = attempted(() => parseJks(Buffer.from(bytes)));
  const entries = store?.material.filter((entry) => entry.key !== undefined) ?? [];
  if (entries.length === 0) return refused('brokenFile');
  const keys: ContainerKey[] = [];
  const certificates: Bytes[] = [];
  for (const { key, certs } of entries) {
    const clear = attempted(() => decodeJks(key ?? Buffer.alloc(0), password));
    if (!clear) return refused('wrongPassword');
    const found = keysOf(ownBytes(clear));
    clear.fill(0);
    if (!found) return refused('brokenFile');
    keys.push(...found);
    certificates.push(...(certs ?? []).map((one) => ownBytes(one)));
  }
  return { ok: true, keys, certificates };
}

/** The key of a decrypted PKCS#8, and the second that programs put beside it; null if it is none. */
function keysOf(clear: Bytes): readonly ContainerKey[] | null {
  const keys = attempted(() => Priv.from_asn1(Buffer.from(clear), true).keys.map((key) => ownBytes(key.to_asn1())));
  return keys?.map((privateKey) => ({ privateKey, wipe: () => void privateKey.fill(0) })) ?? null;
}

/** The packages throw for whatever they cannot read. */
function attempted<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function refused(reason: Refused): ContainerOpening {
  return { ok: false, reason };
}
