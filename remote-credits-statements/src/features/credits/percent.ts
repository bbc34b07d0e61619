/** A percent as people write it: 19,5. */
export function percent(rate: string): string {
  return rate.replace('.', ',');
}
