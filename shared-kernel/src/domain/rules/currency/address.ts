/**
 * Address in parts, as SWIFT requires since 14.11.2026; the country is a separate field. Source:
 * docs/requirements/currency.md#address.
 */
export interface AddressParts {
  readonly town: string;
  readonly street: string;
  readonly building: string;
  readonly postCode: string;
  readonly region: string;
}

export const EMPTY_ADDRESS: AddressParts = { town: '', street: '', building: '', postCode: '', region: '' };

export function isEmptyAddress(parts: AddressParts): boolean {
  return Object.values(parts).every((part) => part === '');
}

/** Joins `Aachener Str. 1042, 50858 Koeln, NRW`. Source: docs/requirements/currency.md#address. */
export function composeAddress({ town, street, building, postCode, region }: AddressParts): string {
  const beside = (...words: readonly string[]) => words.filter(Boolean).join(' ');
  return [beside(street, building), beside(postCode, town), region].filter(Boolean).join(', ');
}
