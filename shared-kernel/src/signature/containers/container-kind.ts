import type { ContentInfo } from '@peculiar/asn1-cms';
import { EncryptedPrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { ownBytes, type Bytes } from '../encoding/bytes';
import { decodeBer } from '../encoding/der';
import { PBES2 } from '../encoding/pbes2-parameters';
import { fromPem } from '../encoding/pem';
import { isByGost } from './decrypt';
import { readPfx } from './pfx';

/** What a file of keys is, by its content: files are renamed. */
export type Container =
  | { readonly kind: 'iit' | 'pbes2'; readonly parameters: Bytes; readonly data: Bytes }
  | { readonly kind: 'jks'; readonly bytes: Bytes }
  | { readonly kind: 'pfx'; readonly safes: readonly ContentInfo[] }
  | { readonly kind: 'unsupported' | 'unknown' };

const IIT = '1.3.6.1.4.1.19398.1.1.1.2';
const JKS = 0xfeed_feed;
const JCEKS = 0xcece_cece;
/** Some tokens put a head of six bytes before the container. */
const TOKEN_HEAD = { first: 0x51, length: 6 } as const;

/** @param file its bytes, DER or PEM */
export function containerOf(file: Uint8Array): Container {
  const bytes = fromPem('ENCRYPTED PRIVATE KEY', new TextDecoder('latin1').decode(file)) ?? withoutHead(file);
  const magic = bytes.length < 4 ? 0 : new DataView(bytes.buffer).getUint32(0);
  if (magic === JKS) return { kind: 'jks', bytes };
  if (magic === JCEKS) return { kind: 'unsupported' };
  // IIT's program writes its file in the same form.
  const encrypted = decodeBer(bytes, EncryptedPrivateKeyInfo);
  const { algorithm, parameters } = encrypted?.encryptionAlgorithm ?? {};
  const isOurs = algorithm === IIT || (algorithm === PBES2 && parameters && isByGost(new Uint8Array(parameters)));
  if (encrypted && parameters && isOurs) {
    const kind = algorithm === PBES2 ? 'pbes2' : 'iit';
    return { kind, parameters: ownBytes(parameters), data: ownBytes(encrypted.encryptedData.buffer) };
  }
  const safes = readPfx(bytes);
  if (safes) return { kind: 'pfx', safes };
  return { kind: encrypted ? 'unsupported' : 'unknown' };
}

function withoutHead(file: Uint8Array): Bytes {
  return ownBytes(file[0] === TOKEN_HEAD.first ? file.subarray(TOKEN_HEAD.length) : file);
}
