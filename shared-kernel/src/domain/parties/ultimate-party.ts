/** Address in the fields of ISO 20022 `PostalAddress24`. */
export interface PartyAddress {
  readonly street: string;
  readonly house: string;
  readonly flat: string;
  readonly postalIndex: string;
  readonly city: string;
  readonly district: string;
  readonly adminDistrict: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/**
 * Actual payer or receiver («фактичний платник, отримувач») as typed; fields may be ''. Source:
 * docs/requirements/hryvnia-payments.md#actual-payer-and-receiver,
 * docs/requirements/banking-rules.md#actual-payer-and-receiver.
 */
export interface UltimateParty {
  readonly name: string;
  readonly isJuridical: boolean;
  /** `USRC`, `RNRCT`, `PSPT`, `TRAN`, `NA`, `UNKN`, `OT`. */
  readonly identificationType: string;
  readonly identificationCode: string;
  /** Alpha-2; '' means Ukraine. */
  readonly residenceCountry: string;
  /** Legal entities only, like `bic`. */
  readonly lei: string;
  readonly bic: string;
  /** Birth data: natural persons only. */
  readonly birthDate: string;
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

/** Ignores `isJuridical`. */
export function isEmptyParty(party: UltimateParty): boolean {
  return !hasAddress(party) && TEXTS.every((field) => party[field] === '');
}

/** Drops fields of the other kind of party, which forms keep hidden. */
export function dropForeignFields(party: UltimateParty): UltimateParty {
  const notOfPersons = { lei: '', bic: '' };
  const notOfCompanies = { birthDate: '', birthCountry: '', birthPlace: '' };
  return { ...party, ...(party.isJuridical ? notOfCompanies : notOfPersons) };
}
