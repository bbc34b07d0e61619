import { findCountry } from '../../countries';

/** The beneficiary's address in the fields that a SWIFT message has for it. Source: reference/areas C4 */
export interface AddressParts {
  readonly town: string;
  readonly street: string;
  readonly building: string;
  readonly postCode: string;
  readonly region: string;
}

export const NO_ADDRESS: AddressParts = { town: '', street: '', building: '', postCode: '', region: '' };

/** Characters that ISO 20022 has room for. Source: reference/areas C4 */
export const ADDRESS_MAX: Readonly<Record<keyof AddressParts, number>> = {
  town: 35,
  street: 70,
  building: 16,
  postCode: 16,
  region: 35,
};

/** `street building, post code town, region`: the one line of a bank that knows no parts. Source: reference/areas C4 */
export function addressLine({ town, street, building, postCode, region }: AddressParts): string {
  const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ');
  return [joined(street, building), joined(postCode, town), region].filter((part) => part !== '').join(', ');
}

/** `10115`, `75 008`, `00-950`, `SW1A 1AA`, `NY 10001`, `D-10115`, in front of a town or behind it. */
const CODE = String.raw`(?:[A-Z]{1,3}-)?[0-9]{2,5}(?:[ -][0-9]{2,4})?|[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}`;
const CODE_BEFORE = new RegExp(`^(${CODE})\\s+(\\D.*)$`, 'iu');
const CODE_BEHIND = new RegExp(`^(\\D*?)\\s*\\b(${CODE})$`, 'iu');
/** `Teststrasse 3a`, `350 Fifth Avenue`. */
const BUILDING_BEHIND = /^(\D.*?)\s+([0-9]+(?:\s?[a-z])?(?:[-/][0-9]+[a-z]?)?)$/iu;
const BUILDING_BEFORE = /^([0-9]+[a-z]?(?:[-/][0-9]+)?)\s+(\D.*)$/iu;
/** `NY`, `CA`: a state, not a town. */
const STATE = /^[A-Z]{2,3}$/;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * The parts that one line of an address seems to have; null where no town can be told. A guess: a person confirms it.
 * @param country numeric code of the country, which may stand at the line's end
 */
export function guessAddress(line: string, country: string): AddressParts | null {
  const parts = withoutCountry(
    line
      .split(/[,;\n]/)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part !== ''),
    country,
  );
  if (parts.length < 2) return null;
  const at = parts.findLastIndex((part, place) => place > 0 && withCode(part) !== null);
  const found = at < 0 ? null : withCode(parts[at] ?? '');
  if (!found) return townAtEnd(parts);
  const { postCode, rest } = found;
  const isRegion = rest === '' || STATE.test(rest);
  // `New York, NY 10001`: the town stands before the state and its code.
  const town = isRegion ? (parts[at - 1] ?? '') : rest;
  const before = parts.slice(0, isRegion ? at - 1 : at);
  const region = [isRegion ? rest : '', ...parts.slice(at + 1)].filter((part) => part !== '').join(', ');
  return town === '' || /[0-9]/.test(town) ? null : { ...streetOf(before), town, postCode, region };
}

function townAtEnd(parts: readonly string[]): AddressParts | null {
  const town = parts.at(-1) ?? '';
  return /[0-9]/.test(town) ? null : { ...NO_ADDRESS, ...streetOf(parts.slice(0, -1)), town };
}

function withCode(part: string): { readonly postCode: string; readonly rest: string } | null {
  const [, code, town] = CODE_BEFORE.exec(part) ?? [];
  if (code !== undefined && town !== undefined) return { postCode: code, rest: town };
  const [, before, behind] = CODE_BEHIND.exec(part) ?? [];
  return behind === undefined ? null : { postCode: behind, rest: before?.trim() ?? '' };
}

function streetOf(parts: readonly string[]): Pick<AddressParts, 'street' | 'building'> {
  const [first = '', second = '', ...more] = parts;
  // `Teststrasse, 3`
  if (/^[0-9]{1,5}[a-z]?$/iu.test(second)) return { street: [first, ...more].join(', '), building: second };
  const [, street, building] = BUILDING_BEHIND.exec(first) ?? [];
  const rest = parts.slice(1);
  if (street !== undefined && building !== undefined) return { street: [street, ...rest].join(', '), building };
  const [, number, named] = BUILDING_BEFORE.exec(first) ?? [];
  if (number !== undefined && named !== undefined) return { street: [named, ...rest].join(', '), building: number };
  return { street: parts.join(', '), building: '' };
}

function withoutCountry(parts: readonly string[], country: string): readonly string[] {
  const known = findCountry(country);
  const last = parts.at(-1)?.toUpperCase();
  if (!known || last === undefined) return parts;
  const names = [known.alpha2, known.alpha3, countryNames.of(known.alpha2)?.toUpperCase()];
  return names.includes(last) ? parts.slice(0, -1) : parts;
}
