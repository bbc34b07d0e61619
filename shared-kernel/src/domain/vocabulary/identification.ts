/**
 * Values of the document's XML. Source: docs/requirements/hryvnia-payments.md#actual-payer-and-receiver,
 * docs/requirements/banking-rules.md#actual-payer-and-receiver.
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

/** Goes with `UNKN`. Source: docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties. */
export const UNKNOWN_CODE = '99999';
/** ISO 20022 Max35Text. Source: docs/requirements/banking-rules.md#actual-payer-and-receiver. */
export const IDENTIFICATION_CODE_MAX = 35;

export function isIdentificationType(value: unknown): value is IdentificationType {
  return Object.values(IdentificationType).some((type) => type === value);
}

/**
 * Returns the offered types, the usual one first. Source:
 * docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties,
 * docs/requirements/banking-rules.md#actual-payer-and-receiver.
 */
export function getIdentificationTypes(party: {
  readonly isJuridical: boolean;
  readonly isResident: boolean;
}): readonly IdentificationType[] {
  const { passport, taxCode, unknown, notAvailable, taxpayerRecord, companyRegistry, other } = IdentificationType;
  if (party.isJuridical)
    return party.isResident
      ? [companyRegistry, taxpayerRecord, unknown, notAvailable, other]
      : [notAvailable, taxpayerRecord, companyRegistry, unknown, other];
  // Sole traders are in the state register.
  return party.isResident ? [taxCode, passport, companyRegistry, unknown, other] : [passport, taxCode];
}
