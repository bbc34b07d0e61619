import type { PartyAddress, UltimateParty } from '../../domain/parties';

export const ADDRESS_TEXTS = [
  ['addrStreet', 'street'],
  ['addrHouse', 'house'],
  ['addrFlat', 'flat'],
  ['addrIndex', 'postalIndex'],
  ['addrCity', 'city'],
  ['addrDistrict', 'district'],
  ['addrAdminDistrict', 'adminDistrict'],
] as const satisfies readonly (readonly [string, keyof PartyAddress])[];

/**
 * Fields of the subject form that may have problems. Source:
 * docs/requirements/hryvnia-payments.md#actual-payer-and-payee.
 */
export const SUBJECT_FIELDS = [
  ...['subjectName', 'identType', 'identCode', 'identCtryRes', 'identLeiCode', 'identBicCode'],
  ...['birthDate', 'birthCountry', 'birthPlace'],
  ...ADDRESS_TEXTS.map(([field]) => field),
  'addrCountry',
];

export type PartyChange = (changes: Partial<UltimateParty>) => void;
