import type { Problem } from '../../problem';
import {
  ADDRESS_BUILDING_MAX,
  ADDRESS_POST_CODE_MAX,
  ADDRESS_REGION_MAX,
  ADDRESS_STREET_MAX,
  ADDRESS_TOWN_MAX,
} from '../../vocabulary';
import { checkTextField } from '../checks';
import type { AddressParts } from './address';
import { checkSwiftText } from './check-bank';

const PARTS = [
  ['town', ADDRESS_TOWN_MAX],
  ['street', ADDRESS_STREET_MAX],
  ['building', ADDRESS_BUILDING_MAX],
  ['postCode', ADDRESS_POST_CODE_MAX],
  ['region', ADDRESS_REGION_MAX],
] as const;

/** Checks the town, lengths and characters. */
export function checkAddress(parts: AddressParts, isForSwift: boolean): readonly Problem[] {
  return PARTS.map(([name, max]) => {
    const field = `addressParts.${name}`;
    if (name === 'town' && parts.town.trim() === '' && isForSwift) return { field, key: 'emptyField' } as const;
    return checkTextField(field, parts[name], max) ?? checkSwiftText(field, parts[name], isForSwift);
  }).filter((found) => found !== null);
}
