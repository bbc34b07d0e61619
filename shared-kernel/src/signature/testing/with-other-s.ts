import { readSignature } from '../cades/read-signature';
import { createSignatureTemplate } from '../cades/create-signature-template';
import { copyBytes, toHex } from '../encoding/bytes';

/** Order of the group of P-256. Source: FIPS 186-4, D.1.2.3 */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Returns the container with (r, n − s), which is as valid as (r, s) and can be made without the key. */
export function withOtherS(der: Uint8Array): Uint8Array {
  const reading = readSignature(der);
  if (!reading.ok) throw new Error(reading.flaw);
  const { parts } = reading;
  const s = BigInt(`0x${toHex(parts.value.subarray(32))}`);
  const otherS = Buffer.from((ORDER - s).toString(16).padStart(64, '0'), 'hex');
  const template = createSignatureTemplate(parts);
  const attributes = template.attributes(parts.messageDigest, parts.signingTime);
  return template.container(attributes, copyBytes(Buffer.concat([parts.value.subarray(0, 32), otherS])));
}
