import { areEqualBytes } from '../encoding/bytes';
import { readDstuMessage, type DstuMessage } from './read-message';
import { findDstuKey } from './find-dstu-key';

type DstuMessageFlaw = 'notAMessage' | 'noContent' | 'content' | 'certificate' | 'key' | 'signature';

type DstuMessageCheck =
  | { readonly ok: true; readonly message: DstuMessage }
  | { readonly ok: false; readonly flaw: DstuMessageFlaw };

/**
 * Checks that the certificate's key signed the content; ownership and trust of the certificate are checked elsewhere.
 * @param der CMS `SignedData`
 * @param detached the content of a detached signature
 * @param keyOf finds a certificate’s key; for a batch `createDstuKeyCache()`
 */
export function checkDstuMessage(
  der: Uint8Array,
  detached: Uint8Array | null,
  keyOf: typeof findDstuKey = findDstuKey,
): DstuMessageCheck {
  const message = readDstuMessage(der);
  if (!message) return refuse('notAMessage');
  const content = message.content ?? detached;
  if (!content) return refuse('noContent');
  if (detached && !areEqualBytes(content, detached)) return refuse('content');
  const { hash, certificateHash } = message;
  if (!areEqualBytes(hash.of(content), message.messageDigest)) return refuse('content');
  if (!areEqualBytes(certificateHash.by.of(message.certificate), certificateHash.value)) return refuse('certificate');
  const key = keyOf(message.certificate);
  if (!key) return refuse('key');
  const isSigned = key.verify(hash.of(message.signedAttributes), message.value);
  return isSigned ? { ok: true, message } : refuse('signature');
}

function refuse(found: DstuMessageFlaw): DstuMessageCheck {
  return { ok: false, flaw: found };
}
