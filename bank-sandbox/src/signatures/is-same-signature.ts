import { readSignature, areEqualBytes, type Bytes } from '@ncb/shared-kernel/signature';
import { isDstuSignature, readDstuSignature } from '@ncb/shared-kernel/signature/dstu';

/**
 * Bytes do not tell: anyone can turn an ECDSA signature (r, s) into the equally valid (r, n − s) without the key. Two
 * signatures never share r.
 * @param one DER of a verified container, as is `other`
 */
export function isSameSignature(one: Uint8Array, other: Uint8Array): boolean {
  const [value, otherValue] = [readValue(one), readValue(other)];
  if (value?.length !== otherValue?.length || !value || !otherValue) return false;
  const half = value.length / 2;
  return (
    areEqualBytes(value.subarray(0, half), otherValue.subarray(0, half)) ||
    areEqualBytes(value.subarray(half), otherValue.subarray(half))
  );
}

function readValue(der: Uint8Array): Bytes | null {
  if (isDstuSignature(der)) return readDstuSignature(der)?.value ?? null;
  const reading = readSignature(der);
  return reading.ok ? reading.parts.value : null;
}
