/** Builds a file name of a payment, without extension; replaces characters that file names may not contain. */
export function buildFileName(beginning: string, number: string): string {
  return `${beginning}-${number.replace(/[^\p{L}\p{N}-]/gu, '_')}`;
}
