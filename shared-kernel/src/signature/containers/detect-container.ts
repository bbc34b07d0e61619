import { EncryptedPrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { copyBytes, toHex, type Bytes } from '../encoding/bytes';
import { decodeBer, encodeOid, Tag } from '../encoding/der';
import { PBES2 } from '../encoding/pbes2-parameters';
import { decodePem } from '../encoding/pem';
import { isSupported } from './decrypt-pbes2';
import { readPfx, type PfxFile } from './read-pfx';

/** Kind of a key file by its content: files are renamed. */
export type Container =
  | { readonly kind: 'iit' | 'pbes2'; readonly parameters: Bytes; readonly data: Bytes }
  | { readonly kind: 'jks'; readonly bytes: Bytes }
  | { readonly kind: 'pfx'; readonly file: PfxFile }
  /** `cut`: a truncated key file. */
  | { readonly kind: 'unsupported' | 'unknown' | 'cut' };

const IIT = '1.3.6.1.4.1.19398.1.1.1.2';
const JKS = 0xfeed_feed;
const JCEKS = 0xcece_cece;
const PEM_BEGIN = '-----BEGIN ENCRYPTED PRIVATE KEY-----';
const START_BYTES = 24;
const KEY_ALGORITHMS = [IIT, PBES2].map((algorithm) => toHex(encodeOid(algorithm)));
/** INTEGER 3. */
const PFX_VERSION = '020103';
/** Header of six bytes that some tokens put before the container. */
const TOKEN_HEAD = { first: 0x51, length: 6 } as const;

/**
 * Detects the kind of a key file.
 * @param file its bytes, DER or PEM
 */
export function detectContainer(file: Uint8Array): Container {
  const text = new TextDecoder('latin1').decode(file);
  const bytes = decodePem('ENCRYPTED PRIVATE KEY', text) ?? removeTokenHeader(file);
  const magic = bytes.length < 4 ? 0 : new DataView(bytes.buffer).getUint32(0);
  if (magic === JKS) return { kind: 'jks', bytes };
  if (magic === JCEKS) return { kind: 'unsupported' };
  // IIT's program writes its file in the same form.
  const encrypted = decodeBer(bytes, EncryptedPrivateKeyInfo);
  const { algorithm, parameters } = encrypted?.encryptionAlgorithm ?? {};
  const isOurs = algorithm === IIT || (algorithm === PBES2 && parameters && isSupported(new Uint8Array(parameters)));
  if (encrypted && parameters && isOurs) {
    const kind = algorithm === PBES2 ? 'pbes2' : 'iit';
    return { kind, parameters: copyBytes(parameters), data: copyBytes(encrypted.encryptedData.buffer) };
  }
  const pfx = readPfx(bytes);
  if (pfx) return { kind: 'pfx', file: pfx };
  if (encrypted) return { kind: 'unsupported' };
  return { kind: text.includes(PEM_BEGIN) || isTruncated(bytes) ? 'cut' : 'unknown' };
}

/** True if the bytes end too early and begin like PKCS#8 with a password, `Key-6.dat` or PKCS#12. */
function isTruncated(bytes: Bytes): boolean {
  const [tag, first = 0] = bytes;
  const digits = first > 0x80 ? first & 0x7f : 0;
  const length = digits ? bytes.subarray(2, 2 + digits).reduce((sum, byte) => sum * 256 + byte, 0) : first;
  const head = 2 + digits;
  if (tag !== Tag.sequence || digits > 4 || bytes.length < head || head + length <= bytes.length) return false;
  const start = toHex(bytes.subarray(head, head + START_BYTES));
  return start.startsWith(PFX_VERSION) || KEY_ALGORITHMS.some((algorithm) => start.includes(algorithm));
}

function removeTokenHeader(file: Uint8Array): Bytes {
  return copyBytes(file[0] === TOKEN_HEAD.first ? file.subarray(TOKEN_HEAD.length) : file);
}
