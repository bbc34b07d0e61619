/**
 * Kinds of code by which an actual payer or receiver is identified; the values stand in the document's XML.
 * Source: specification 2, section 3; meanings: reference/banking 2.4.
 */
export const IdentificationType = {
  passport: 'PSPT',
  taxCode: 'RNRCT',
  unknown: 'UNKN',
  notAvailable: 'NA',
  taxpayerRecord: 'TRAN',
  companyRegistry: 'USRC',
  other: 'OT',
} as const;

export type IdentificationType = (typeof IdentificationType)[keyof typeof IdentificationType];

/** What `UNKN` stands with. Source: spec 2 §5. */
export const UNKNOWN_CODE = '99999';
/** `Othr/Id` of ISO 20022 (Max35Text). Source: reference/banking 2.4. */
export const IDENTIFICATION_CODE_MAX = 35;

export function isIdentificationType(value: unknown): value is IdentificationType {
  return Object.values(IdentificationType).some((type) => type === value);
}

/**
 * The types that a form offers, the usual one first: a company has no passport, a foreign person no Ukrainian record.
 * Source: spec 2 §5 (non-residents), reference/banking 2.4 (column "who")
 */
export function identificationTypesFor(party: {
  readonly isJuridical: boolean;
  readonly isResident: boolean;
}): readonly IdentificationType[] {
  const { passport, taxCode, unknown, notAvailable, taxpayerRecord, companyRegistry, other } = IdentificationType;
  if (party.isJuridical)
    return party.isResident
      ? [companyRegistry, taxpayerRecord, unknown, notAvailable, other]
      : [notAvailable, taxpayerRecord, companyRegistry, unknown, other];
  // A sole trader stands in the state register, so a resident person may be named by that code.
  return party.isResident ? [taxCode, passport, companyRegistry, unknown, other] : [passport, taxCode];
}
