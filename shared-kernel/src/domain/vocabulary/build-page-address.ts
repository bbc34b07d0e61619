import type { AddressParameters, AddressPart } from './address-parts';
import { PAGE_PARTS } from './page-parameters';

/** Page with typed parameters; a remote may add others. */
export type AddressedPage = keyof typeof PAGE_PARTS;

type PartsOf<P extends AddressedPage> = (typeof PAGE_PARTS)[P];
type ValueOf<Part> = Part extends AddressPart<infer T> ? T : never;

export type PageValues<P extends AddressedPage> = {
  readonly [K in keyof PartsOf<P>]?: ValueOf<PartsOf<P>[K]> | undefined;
};

export interface PageAddress<P extends AddressedPage = AddressedPage> {
  readonly page: P;
  readonly parameters: AddressParameters;
}

/**
 * Builds an address: `buildPageAddress('miPmtUahNew', { id: '9107', mode: 'copy' })`. No secrets: addresses are stored
 * in the browser's history and servers' logs.
 */
export function buildPageAddress<P extends AddressedPage>(page: P, values: PageValues<P> = {}): PageAddress<P> {
  // Merging objects would lose a parameter named "__proto__".
  const entries = listParts(page).flatMap(([key, part]) => {
    const value = (values as Readonly<Record<string, unknown>>)[key];
    return value === undefined ? [] : Object.entries(part.write(value));
  });
  return { page, parameters: Object.fromEntries(entries) };
}

/** Ignores unknown parameters and values. */
export function readPageAddress<P extends AddressedPage>(page: P, parameters: AddressParameters): PageValues<P> {
  const read = listParts(page).map(([key, part]) => [key, part.read(parameters)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as PageValues<P>;
}

function listParts(page: AddressedPage): readonly (readonly [string, AddressPart<unknown>])[] {
  return Object.entries<AddressPart<unknown>>(PAGE_PARTS[page]);
}
