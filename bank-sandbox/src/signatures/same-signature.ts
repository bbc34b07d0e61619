import { readSignature, sameBytes, type Bytes } from '@ncb/shared-kernel/signature';
import { isDstuSignature, readDstuSignature } from '@ncb/shared-kernel/signature/dstu';

/**
 * Returns true for two containers of one signature. Not by their bytes: whoever has an ECDSA signature (r, s) makes
 * (r, n − s) of it without the key. r and s come of a number that is drawn once, so two signatures share neither.
 * @param one DER of a container that was verified before, as is `other`
 */
export function isSameSignature(one: Uint8Array, other: Uint8Array): boolean {
  const [value, otherValue] = [valueOf(one), valueOf(other)];
  if (value?.length !== otherValue?.length || !value || !otherValue) return false;
  const half = value.length / 2;
  return (
    sameBytes(value.subarray(0, half), otherValue.subarray(0, half)) ||
    sameBytes(value.subarray(half), otherValue.subarray(half))
  );
}

/** r and s, side by side. */
function valueOf(der: Uint8Array): Bytes | null {
  if (isDstuSignature(der)) return readDstuSignature(der)?.value ?? null;
  const reading = readSignature(der);
  return reading.ok ? reading.parts.value : null;
}
