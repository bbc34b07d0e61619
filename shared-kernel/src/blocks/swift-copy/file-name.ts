/** The name of a file of a payment, without its ending; a number may hold what a file's name may not. */
export function fileNameOf(beginning: string, number: string): string {
  return `${beginning}-${number.replace(/[^\p{L}\p{N}-]/gu, '_')}`;
}
