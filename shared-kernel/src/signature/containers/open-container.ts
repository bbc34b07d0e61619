import { isOtherKey, readPrivateKeys } from '../dstu/keys';
import { copyBytes, type Bytes } from '../encoding/bytes';
import { PBES2 } from '../encoding/pbes2-parameters';
import { detectContainer, type Container } from './detect-container';
import { decryptIit } from './decrypt-iit';
import { decryptPbes2, isSupported } from './decrypt-pbes2';
import { isJksIntact, openJksKey, readJks } from './read-jks';
import { countDerivations, openSafes, type PfxFile } from './read-pfx';
import { isPfxIntact } from './is-pfx-intact';
import type { OnShare } from './decrypted';

export interface ContainerKey {
  /** Private key as `createDstuSigner` takes it, DER. */
  readonly privateKey: Bytes;
  /** Overwrites the key, as far as JavaScript can. */
  wipe(): void;
}

interface OpenedContainer {
  /** Keys in file order; a key's certificate tells whether it signs or is for key agreement. */
  readonly keys: readonly ContainerKey[];
  /** DER. */
  readonly certificates: readonly Bytes[];
}

/** Reason why a file does not open: wrong password, truncated or damaged, no keys, unsupported format. */
export type ContainerFlaw = 'wrongPassword' | 'brokenFile' | 'notAKeyFile' | 'unsupportedContainer';

type ContainerOpening =
  | ({ readonly ok: true } & OpenedContainer)
  | { readonly ok: false; readonly reason: ContainerFlaw };

const UNREADABLE = { unknown: 'notAKeyFile', cut: 'brokenFile', unsupported: 'unsupportedContainer' } as const;

/** Maximum size; key files have a few kilobytes. */
export const CONTAINER_MAX_BYTES = 1024 * 1024;

/**
 * Opens a key file with DSTU 4145 keys: IIT's `Key-6.dat`, PKCS#8 with a password, PKCS#12 (also `.zs2`), PrivatBank's
 * JKS. Takes about a second (10,000 iterations): run it in a worker. If a file does not open, no secrets remain in
 * memory. Source: docs/requirements/files-and-printing.md#dstu-4145-keys
 */
export async function openContainer(
  file: Uint8Array,
  password: string,
  onShare: OnShare = () => undefined,
): Promise<ContainerOpening> {
  if (file.length > CONTAINER_MAX_BYTES) return refuse('notAKeyFile');
  const container = detectContainer(file);
  if (!('data' in container || 'file' in container || 'bytes' in container)) return refuse(UNREADABLE[container.kind]);
  if ('bytes' in container) return openJks(container.bytes, password);
  const typings = encodePassword(password);
  try {
    for (const [attempt, typed] of typings.entries()) {
      const reportShare = (share: number) => onShare((attempt + share) / typings.length);
      const opening = await ('file' in container
        ? openPfx(container.file, password, typed, reportShare)
        : openEncrypted(container, typed, reportShare));
      if (opening.ok || opening.reason !== 'wrongPassword') return opening;
    }
    return refuse('wrongPassword');
  } finally {
    typings.forEach((typed) => typed.fill(0));
  }
}

async function openEncrypted(
  { kind, parameters, data }: Extract<Container, { readonly data: Bytes }>,
  typed: Bytes,
  onShare: OnShare,
): Promise<ContainerOpening> {
  const decrypt = kind === 'iit' ? decryptIit : decryptPbes2;
  const found = await decrypt(parameters, data, typed, onShare);
  if (!found) return refuse('brokenFile');
  const keys = readKeys(found.clear);
  found.clear.fill(0);
  // Only the result shows whether the password was right: it is a key or not.
  if (keys === null) return refuse('wrongPassword');
  if (keys === 'others') return refuse('unsupportedContainer');
  if (found.isWhole === false) return wipeAndRefuse(keys, 'brokenFile');
  return { ok: true, keys, certificates: [] };
}

async function openPfx(file: PfxFile, password: string, typed: Bytes, onShare: OnShare): Promise<ContainerOpening> {
  let [isSupportedFile, isBroken, done] = [true, false, 0];
  const total = countDerivations(file.safes);
  const content = await openSafes(file.safes, async ({ algorithm, parameters }, data) => {
    const isKnown = algorithm === PBES2 && parameters && isSupported(new Uint8Array(parameters));
    if (!isKnown) {
      isSupportedFile = false;
      return null;
    }
    const reportShare = (share: number) => onShare(Math.min(1, (done + share) / total));
    const found = await decryptPbes2(new Uint8Array(parameters), data, typed, reportShare);
    done += 1;
    isBroken = isBroken || found === null;
    return found?.clear ?? null;
  });
  if (!isSupportedFile) return refuse('unsupportedContainer');
  if (isBroken) return refuse('brokenFile');
  const found = content?.keys.map((clear) => readKeys(clear)) ?? [];
  content?.keys.forEach((clear) => clear.fill(0));
  const keys = found.flatMap((some) => (some === 'others' ? [] : (some ?? [])));
  // An unencrypted safe can be read with any password; the keys cannot.
  if (!content || found.includes(null)) return wipeAndRefuse(keys, 'wrongPassword');
  if (keys.length === 0) return refuse(found.length > 0 ? 'unsupportedContainer' : 'notAKeyFile');
  if ((await isPfxIntact(file, password)) === false) return wipeAndRefuse(keys, 'brokenFile');
  return { ok: true, keys, certificates: content.certificates };
}

async function openJks(bytes: Bytes, password: string): Promise<ContainerOpening> {
  const store = readJks(bytes);
  if (!store) return refuse('brokenFile');
  const keys: ContainerKey[] = [];
  let hasOthers = false;
  for (const { key } of store.entries) {
    if (!key) continue;
    const opened = await openJksKey(key, password);
    if (opened === 'wrongPassword') return wipeAndRefuse(keys, 'wrongPassword');
    const found = opened === 'broken' ? null : readKeys(opened.clear);
    if (opened !== 'broken') opened.clear.fill(0);
    if (!found) return wipeAndRefuse(keys, 'brokenFile');
    if (found === 'others') hasOthers = true;
    else keys.push(...found);
  }
  if (keys.length === 0) return refuse(hasOthers ? 'unsupportedContainer' : 'notAKeyFile');
  if (!(await isJksIntact(store, password))) return wipeAndRefuse(keys, 'brokenFile');
  return { ok: true, keys, certificates: store.entries.flatMap(({ certificates }) => certificates) };
}

/**
 * Returns the key of a decrypted PKCS#8, with the second one that some programs add; `others` for another algorithm;
 * null for none.
 */
function readKeys(clear: Bytes): readonly ContainerKey[] | 'others' | null {
  try {
    if (isOtherKey(clear)) return 'others';
    const keys = readPrivateKeys(clear).map((key) => copyBytes(key.to_asn1()));
    return keys.map((privateKey) => ({ privateKey, wipe: () => void privateKey.fill(0) }));
  } catch {
    // The package throws for anything it cannot read.
    return null;
  }
}

function wipeAndRefuse(keys: readonly ContainerKey[], reason: ContainerFlaw): ContainerOpening {
  keys.forEach((key) => key.wipe());
  return refuse(reason);
}

function refuse(reason: ContainerFlaw): ContainerOpening {
  return { ok: false, reason };
}

const CYRILLIC = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const LAST_ASCII = 0x7f;

/**
 * Returns the possible encodings of a password: UTF-8, and for non-Latin letters windows-1251, as in older programs.
 */
export function encodePassword(password: string): readonly Bytes[] {
  const utf8 = copyBytes(new TextEncoder().encode(password));
  const places = Array.from(password, (letter) => CYRILLIC.indexOf(letter));
  const isOfWindows = places.some((place) => place > LAST_ASCII) && places.every((place) => place >= 0);
  return isOfWindows ? [utf8, Uint8Array.from(places)] : [utf8];
}
