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
  ['ben_town', 'town', ADDRESS_TOWN_MAX],
  ['ben_street', 'street', ADDRESS_STREET_MAX],
  ['ben_bldg', 'building', ADDRESS_BUILDING_MAX],
  ['ben_pcode', 'postCode', ADDRESS_POST_CODE_MAX],
  ['ben_region', 'region', ADDRESS_REGION_MAX],
] as const;

/** Checks the town, lengths and characters. */
export function checkAddress(parts: AddressParts, isForSwift: boolean): readonly Problem[] {
  return PARTS.map(([field, name, max]) => {
    if (name === 'town' && parts.town.trim() === '' && isForSwift) return { field, key: 'emptyField' } as const;
    return checkTextField(field, parts[name], max) ?? checkSwiftText(field, parts[name], isForSwift);
  }).filter((found) => found !== null);
}
