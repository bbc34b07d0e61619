import { sameBytes } from '../encoding/bytes';
import { readDstuMessage, type DstuMessage } from './read-message';
import { dstuKeyOf } from './verify';

export type DstuMessageFlaw = 'notAMessage' | 'noContent' | 'content' | 'certificate' | 'key' | 'signature';

export type DstuMessageCheck =
  | { readonly ok: true; readonly message: DstuMessage }
  | { readonly ok: false; readonly flaw: DstuMessageFlaw };

/**
 * Checks that the certificate's key signed the content; ownership and trust of the certificate are checked elsewhere.
 * @param der CMS `SignedData`
 * @param detached the content of a detached signature
 * @param keyOf finds a certificate’s key; for a batch `rememberedDstuKeys()`
 */
export function checkDstuMessage(
  der: Uint8Array,
  detached: Uint8Array | null,
  keyOf: typeof dstuKeyOf = dstuKeyOf,
): DstuMessageCheck {
  const message = readDstuMessage(der);
  if (!message) return flaw('notAMessage');
  const content = message.content ?? detached;
  if (!content) return flaw('noContent');
  if (detached && !sameBytes(content, detached)) return flaw('content');
  const { hash, certificateHash } = message;
  if (!sameBytes(hash.of(content), message.messageDigest)) return flaw('content');
  if (!sameBytes(certificateHash.by.of(message.certificate), certificateHash.value)) return flaw('certificate');
  const key = keyOf(message.certificate);
  if (!key) return flaw('key');
  const isSigned = key.verify(hash.of(message.signedAttributes), message.value);
  return isSigned ? { ok: true, message } : flaw('signature');
}

function flaw(found: DstuMessageFlaw): DstuMessageCheck {
  return { ok: false, flaw: found };
}
