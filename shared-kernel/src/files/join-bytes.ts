export function joinBytes(parts: readonly (Uint8Array | null)[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + (part?.length ?? 0), 0));
  let at = 0;
  for (const part of parts) {
    if (part) whole.set(part, at);
    at += part?.length ?? 0;
  }
  return whole;
}
