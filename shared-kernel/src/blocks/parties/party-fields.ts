import type { PartyAddress, UltimateParty } from '../../domain/parties';

/** The texts of an address with their names in the specification's subject form, in the order of the form. */
export const ADDRESS_TEXTS = [
  ['addrStreet', 'street'],
  ['addrHouse', 'house'],
  ['addrFlat', 'flat'],
  ['addrIndex', 'postalIndex'],
  ['addrCity', 'city'],
  ['addrDistrict', 'district'],
  ['addrAdminDistrict', 'adminDistrict'],
] as const satisfies readonly (readonly [string, keyof PartyAddress])[];

/** Every field of the subject form that may have a problem. Source: spec 2 §3 "Subject form names" */
export const SUBJECT_FIELDS = [
  ...['subjectName', 'identType', 'identCode', 'identCtryRes', 'identLeiCode', 'identBicCode'],
  ...['birthDate', 'birthCountry', 'birthPlace'],
  ...ADDRESS_TEXTS.map(([field]) => field),
  'addrCountry',
];

export type PartyChange = (changes: Partial<UltimateParty>) => void;
