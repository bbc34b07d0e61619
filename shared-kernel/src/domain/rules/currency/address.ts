/** A beneficiary's address in parts, as SWIFT takes it since 14.11.2026; the country stands beside it. reference/areas C4 */
export interface AddressParts {
  readonly town: string;
  readonly street: string;
  readonly building: string;
  readonly postCode: string;
  /** Region or state. */
  readonly region: string;
}

export const EMPTY_ADDRESS: AddressParts = { town: '', street: '', building: '', postCode: '', region: '' };

export function isEmptyAddress(parts: AddressParts): boolean {
  return Object.values(parts).every((part) => part === '');
}

/** The parts as one line: `Aachener Str. 1042, 50858 Koeln, NRW`. Source: reference/areas C4 */
export function composeAddress({ town, street, building, postCode, region }: AddressParts): string {
  const beside = (...words: readonly string[]) => words.filter(Boolean).join(' ');
  return [beside(street, building), beside(postCode, town), region].filter(Boolean).join(', ');
}
