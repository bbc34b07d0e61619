/** The number behind an id of the wire; null for a text that is no id of ours, which is then simply unknown. */
export function parseId(text: string): number | null {
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : null;
}
