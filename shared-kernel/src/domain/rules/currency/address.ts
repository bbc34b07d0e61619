import type { Problem } from '../../problem';
import {
  ADDRESS_BUILDING_MAX,
  ADDRESS_POST_CODE_MAX,
  ADDRESS_REGION_MAX,
  ADDRESS_STREET_MAX,
  ADDRESS_TOWN_MAX,
} from '../../vocabulary';
import { textProblem } from '../checks';
import { swiftProblem } from './bank-part';
import { splitAddress } from './split-address';

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

/** A building at the end of a street: `1042`, `12a`, `5/7`, `10-12`. */
const BUILDING = /^(.*\S)\s+(\d+\s?[A-Za-z]?(?:[/-]\d+[A-Za-z]?)?)$/u;
/** Parts of an address with a number of their own. */
const NO_HOUSE =
  /^(?:unit|room|rm|suite|ste|flat|floor|apt|office|p\.? ?o\.? ?box|building|block)\b|\bno[.:]|\b(?:kat|floor)\b/i;
/** A building before a street, as in English-speaking countries. */
const BUILDING_FIRST = /^(\d+[A-Za-z]?)\s+(\D.*)$/u;
/**
 * What the parts of an address on one line are likely to be: line, code and town, as `Aachener Str. 1042, 50858 Koeln`. A
 * guess that a person confirms; without a town nothing is guessed. Source: reference/areas C4
 */
export function guessAddress(line: string): AddressParts {
  const found = splitAddress(line);
  if (found.town === '') return EMPTY_ADDRESS;
  const segments = found.street.split(', ');
  // A room or a post box has a number that is not the house's.
  const place = segments.findIndex((segment) => !NO_HOUSE.test(segment) && numbered(segment) !== null);
  const house = numbered(segments[place] ?? '');
  if (!house) return found;
  const street = segments.map((segment, at) => (at === place ? house.street : segment)).join(', ');
  return { ...found, street, building: house.building };
}

function numbered(segment: string): Pick<AddressParts, 'street' | 'building'> | null {
  const [, street, building] = BUILDING.exec(segment) ?? [];
  const [, number, name] = street ? [] : (BUILDING_FIRST.exec(segment) ?? []);
  const found = { street: street ?? name, building: building ?? number };
  return found.street && found.building ? { street: found.street, building: found.building } : null;
}

const PARTS = [
  ['ben_town', 'town', ADDRESS_TOWN_MAX],
  ['ben_street', 'street', ADDRESS_STREET_MAX],
  ['ben_bldg', 'building', ADDRESS_BUILDING_MAX],
  ['ben_pcode', 'postCode', ADDRESS_POST_CODE_MAX],
  ['ben_region', 'region', ADDRESS_REGION_MAX],
] as const;

/** What an address in parts must have, and how long and in which letters its parts may be. */
export function addressProblems(parts: AddressParts, isForSwift: boolean): readonly Problem[] {
  return PARTS.map(([field, name, max]) => {
    if (name === 'town' && parts.town.trim() === '' && isForSwift) return { field, key: 'emptyField' } as const;
    return textProblem(field, parts[name], max) ?? swiftProblem(field, parts[name], isForSwift);
  }).filter((found) => found !== null);
}
