/** The name of a file about a deal, without its ending: numbers of deals have a slash, which no file name may. */
export function dealFileName(word: string, number: string): string {
  return `${word}-${number.replaceAll(/[^\p{L}\p{N}-]/gu, '-')}`;
}
