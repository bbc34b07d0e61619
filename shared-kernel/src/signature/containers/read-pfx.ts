import { ContentInfo, EncryptedContentInfo, id_data, id_encryptedData } from '@peculiar/asn1-cms';
import { EncryptedPrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { AsnArray, AsnProp, AsnPropTypes, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema';
import type { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { concatBytes, copyBytes, type Bytes } from '../encoding/bytes';
import { decodeBer, Tag } from '../encoding/der';

/** PKCS#12. Source: RFC 7292 */
class Pfx {
  version = 0;
  safes = new ContentInfo();
  check?: ArrayBuffer;
}
AsnProp({ type: AsnPropTypes.Integer })(Pfx.prototype, 'version');
AsnProp({ type: ContentInfo })(Pfx.prototype, 'safes');
AsnProp({ type: AsnPropTypes.Any, optional: true })(Pfx.prototype, 'check');

class Pieces extends AsnArray<OctetString> {}
AsnType({ type: AsnTypeTypes.Sequence, itemType: OctetString })(Pieces);

class Safes extends AsnArray<ContentInfo> {}
AsnType({ type: AsnTypeTypes.Sequence, itemType: ContentInfo })(Safes);

class Bag {
  id = '';
  value = new ArrayBuffer(0);
  attributes?: ArrayBuffer;
}
AsnProp({ type: AsnPropTypes.ObjectIdentifier })(Bag.prototype, 'id');
AsnProp({ type: AsnPropTypes.Any, context: 0 })(Bag.prototype, 'value');
AsnProp({ type: AsnPropTypes.Any, optional: true })(Bag.prototype, 'attributes');

class Bags extends AsnArray<Bag> {}
AsnType({ type: AsnTypeTypes.Sequence, itemType: Bag })(Bags);

class EncryptedData {
  version = 0;
  info = new EncryptedContentInfo();
}
AsnProp({ type: AsnPropTypes.Integer })(EncryptedData.prototype, 'version');
AsnProp({ type: EncryptedContentInfo })(EncryptedData.prototype, 'info');

class CertificateBag {
  id = '';
  value = new OctetString();
}
AsnProp({ type: AsnPropTypes.ObjectIdentifier })(CertificateBag.prototype, 'id');
AsnProp({ type: OctetString, context: 0 })(CertificateBag.prototype, 'value');

const VERSION = 3;
const OCTETS_IN_PIECES = 0x24;
const KEY = '1.2.840.113549.1.12.10.1.1';
const KEY_WITH_PASSWORD = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE = '1.2.840.113549.1.12.10.1.3';
const X509 = '1.2.840.113549.1.9.22.1';

export interface PfxFile {
  readonly safes: readonly ContentInfo[];
  readonly checked: Bytes;
  /** Check value, DER of `MacData`; null if absent. */
  readonly check: Bytes | null;
}

/** Decrypts a separately encrypted part; null for a wrong password or an unsupported algorithm. */
type DecryptPart = (algorithm: AlgorithmIdentifier, data: Uint8Array) => Promise<Bytes | null>;

interface PfxContent {
  readonly keys: readonly Bytes[];
  /** DER. */
  readonly certificates: readonly Bytes[];
}

/** Parses a PKCS#12 file; null for other bytes. */
export function readPfx(bytes: Uint8Array): PfxFile | null {
  const pfx = decodeBer(bytes, Pfx);
  if (pfx?.version !== VERSION || pfx.safes.contentType !== id_data) return null;
  const checked = getContent(pfx.safes.content);
  const safes = checked && decodeBer(checked, Safes);
  return checked && safes && { safes, checked, check: pfx.check ? copyBytes(pfx.check) : null };
}

/** Opens the safes; null if one fails, and then overwrites what was decrypted. */
export async function openSafes(safes: readonly ContentInfo[], decrypt: DecryptPart): Promise<PfxContent | null> {
  const content = { keys: [] as Bytes[], certificates: [] as Bytes[] };
  for (const safe of safes) {
    if (await openSafe(safe, decrypt, content)) continue;
    content.keys.forEach((key) => key.fill(0));
    return null;
  }
  return content;
}

/** Counts the password derivations needed to open the safes, as far as visible without decryption. */
export function countDerivations(safes: readonly ContentInfo[]): number {
  const inSafe = ({ contentType, content }: ContentInfo) => {
    if (contentType === id_encryptedData) return 1;
    const clear = getContent(content);
    return (clear && decodeBer(clear, Bags))?.filter(({ id }) => id === KEY_WITH_PASSWORD).length ?? 0;
  };
  return safes.reduce((count, safe) => count + inSafe(safe), 0);
}

async function openSafe(
  safe: ContentInfo,
  decrypt: DecryptPart,
  { keys, certificates }: { readonly keys: Bytes[]; readonly certificates: Bytes[] },
): Promise<boolean> {
  const isEncrypted = safe.contentType === id_encryptedData;
  const clear = isEncrypted ? await decryptContent(safe.content, decrypt) : getContent(safe.content);
  const bags = clear && decodeBer(clear, Bags);
  clear?.fill(0);
  for (const { id, value } of bags ?? []) {
    if (id === KEY) keys.push(copyBytes(value));
    if (id === KEY_WITH_PASSWORD) {
      const encrypted = decodeBer(new Uint8Array(value), EncryptedPrivateKeyInfo);
      const key =
        encrypted && (await decrypt(encrypted.encryptionAlgorithm, new Uint8Array(encrypted.encryptedData.buffer)));
      if (!key) return false;
      keys.push(key);
    }
    const bag = id === CERTIFICATE ? decodeBer(new Uint8Array(value), CertificateBag) : null;
    if (bag?.id === X509) certificates.push(copyBytes(bag.value.buffer));
  }
  return bags !== null;
}

/** Returns the content of an OCTET STRING, also a constructed one: Java programs put 1,000 bytes into each piece. */
function getContent(content: ArrayBuffer): Bytes | null {
  const bytes = copyBytes(content);
  if (bytes[0] !== OCTETS_IN_PIECES) {
    const inner = decodeBer(bytes, OctetString);
    return inner && copyBytes(inner.buffer);
  }
  bytes[0] = Tag.sequence;
  const pieces = decodeBer(bytes, Pieces);
  return pieces && concatBytes(...pieces.map((piece) => new Uint8Array(piece.buffer)));
}

async function decryptContent(content: ArrayBuffer, decrypt: DecryptPart): Promise<Bytes | null> {
  const { contentEncryptionAlgorithm: algorithm, encryptedContent } =
    decodeBer(new Uint8Array(content), EncryptedData)?.info ?? {};
  const parts = encryptedContent?.value ? [encryptedContent.value] : (encryptedContent?.constructedValue ?? []);
  return algorithm && parts.length > 0
    ? decrypt(algorithm, concatBytes(...parts.map((part) => new Uint8Array(part.buffer))))
    : null;
}
