/** A postal address in the fields of ISO 20022 `PostalAddress24`; '' where nothing is said. */
export interface PartyAddress {
  readonly street: string;
  readonly house: string;
  readonly flat: string;
  readonly postalIndex: string;
  readonly city: string;
  readonly district: string;
  readonly adminDistrict: string;
  /** Two letters (ISO 3166 alpha-2). */
  readonly country: string;
}

/**
 * Who really pays or receives («фактичний платник, отримувач»), as typed; every field may be ''.
 * Source: spec 2 §3, reference/banking 2.4
 */
export interface UltimateParty {
  readonly name: string;
  readonly isJuridical: boolean;
  /** `USRC`, `RNRCT`, `PSPT`, `TRAN`, `NA`, `UNKN`, `OT`. */
  readonly identificationType: string;
  readonly identificationCode: string;
  /** Two letters; '' means Ukraine. */
  readonly residenceCountry: string;
  /** LEI and BIC are for legal persons only. */
  readonly lei: string;
  readonly bic: string;
  /** Birth data are for natural persons only. `yyyy-MM-dd`, or what was typed instead. */
  readonly birthDate: string;
  /** Two letters. */
  readonly birthCountry: string;
  readonly birthPlace: string;
  readonly address: PartyAddress;
}

export const EMPTY_ADDRESS: PartyAddress = {
  street: '',
  house: '',
  flat: '',
  postalIndex: '',
  city: '',
  district: '',
  adminDistrict: '',
  country: '',
};

/** A party in which nothing is filled in yet. */
export const EMPTY_PARTY: UltimateParty = {
  name: '',
  isJuridical: true,
  identificationType: '',
  identificationCode: '',
  residenceCountry: '',
  lei: '',
  bic: '',
  birthDate: '',
  birthCountry: '',
  birthPlace: '',
  address: EMPTY_ADDRESS,
};

const TEXTS = [
  ...(['name', 'identificationType', 'identificationCode', 'residenceCountry', 'lei', 'bic'] as const),
  ...(['birthDate', 'birthCountry', 'birthPlace'] as const),
] satisfies readonly (keyof UltimateParty)[];

export function hasAddress({ address }: UltimateParty): boolean {
  return Object.values(address).some((part) => part !== '');
}

/** True if no field is filled in; whether it would be a legal person or not does not count. */
export function isEmptyParty(party: UltimateParty): boolean {
  return !hasAddress(party) && TEXTS.every((field) => party[field] === '');
}

/** The party without the fields of the other sort of person, which a form keeps while it hides them. */
export function ofItsKind(party: UltimateParty): UltimateParty {
  const notOfPersons = { lei: '', bic: '' };
  const notOfCompanies = { birthDate: '', birthCountry: '', birthPlace: '' };
  return { ...party, ...(party.isJuridical ? notOfCompanies : notOfPersons) };
}
