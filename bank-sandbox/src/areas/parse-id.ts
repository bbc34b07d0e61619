/** Parses a wire id; null for a text that cannot be one. */
export function parseId(text: string): number | null {
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null;
}
