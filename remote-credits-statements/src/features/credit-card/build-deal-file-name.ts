/** Builds a file name without extension: deal numbers contain a slash, which file names cannot. */
export function buildDealFileName(word: string, number: string): string {
  return `${word}-${number.replaceAll(/[^\p{L}\p{N}-]/gu, '-')}`;
}
