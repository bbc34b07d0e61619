import type { AddressParameters, AddressPart } from './address-parts';
import { PAGE_PARTS } from './page-parameters';

/** A page whose parameters are known here; a remote may bring further ones. */
export type AddressedPage = keyof typeof PAGE_PARTS;

type PartsOf<P extends AddressedPage> = (typeof PAGE_PARTS)[P];
type ValueOf<Part> = Part extends AddressPart<infer T> ? T : never;

/** What the address of a page says; whatever it does not name is absent. */
export type PageValues<P extends AddressedPage> = {
  readonly [K in keyof PartsOf<P>]?: ValueOf<PartsOf<P>[K]> | undefined;
};

/** A page and its parameters, ready for `navigation.open` and links. */
export interface PageAddress<P extends AddressedPage = AddressedPage> {
  readonly page: P;
  readonly parameters: AddressParameters;
}

/**
 * The address of a page, also of another remote: `pageAddress('miPmtUahNew', { id: '9107', mode: 'copy' })`. Nothing
 * secret belongs into it: addresses stand in the browser's history and in servers' logs.
 */
export function pageAddress<P extends AddressedPage>(page: P, values: PageValues<P> = {}): PageAddress<P> {
  // Entries, not objects put together: of a parameter named "__proto__" a merged object would keep nothing.
  const written = partsOf(page).flatMap(([key, part]) => {
    const value = (values as Readonly<Record<string, unknown>>)[key];
    return value === undefined ? [] : Object.entries(part.write(value));
  });
  return { page, parameters: Object.fromEntries(written) };
}

/** What the address of a page says. Parameters that the page does not have and words that nobody knows are left out. */
export function readPageAddress<P extends AddressedPage>(page: P, parameters: AddressParameters): PageValues<P> {
  const read = partsOf(page).map(([key, part]) => [key, part.read(parameters)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as PageValues<P>;
}

function partsOf(page: AddressedPage): readonly (readonly [string, AddressPart<unknown>])[] {
  return Object.entries<AddressPart<unknown>>(PAGE_PARTS[page]);
}
