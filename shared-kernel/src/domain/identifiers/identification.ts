import { UKRAINE } from '../countries';
import { IDENTIFICATION_CODE_MAX, IdentificationType, UNKNOWN_CODE } from '../vocabulary';
import { isCompanyRegistryCode, isTaxCode, NO_CODE, normaliseCode } from './company-code';
import { checkPassport, normalisePassport } from './passport';

/** A code by which an actual payer or receiver is identified. */
export interface Identification {
  readonly type: IdentificationType;
  /** A company, as against a person. */
  readonly isJuridical: boolean;
  /** Country of residence, alpha-2; '' counts as Ukraine, which the form begins with. */
  readonly country: string;
  /** Normalised. */
  readonly code: string;
}

export type IdentificationProblemKey = `sep4.identity.invalidCodeValue${IdentificationType}`;

/** What the code of each type must be; whether the party may have that type is looked at before. */
const IS_CODE = {
  PSPT: (party) => (isForeignPerson(party) ? party.code === NO_CODE : checkPassport(party.code) === null),
  RNRCT: ({ code }) => isTaxCode(code),
  UNKN: ({ code }) => code === UNKNOWN_CODE,
  NA: ({ code, isJuridical }) => isJuridical && code === NO_CODE,
  TRAN: ({ code }) => /^[0-9]{9}$/.test(code) && code !== NO_CODE,
  // A sole trader is registered under the tax code.
  USRC: ({ code }) => isCompanyRegistryCode(code) || isTaxCode(code),
  OT: ({ code }) => code.trim() !== '' && code.length <= IDENTIFICATION_CODE_MAX,
} satisfies Record<IdentificationType, (party: Identification) => boolean>;

const TYPES_OF_FOREIGN_PERSONS: readonly IdentificationType[] = [
  IdentificationType.passport,
  IdentificationType.taxCode,
];

/**
 * Checks the code of an actual payer or receiver against its type. A foreign person may be identified by passport or
 * tax code only, and as passport by nine zeros.
 * @returns the catalogue key with the type at its end, also for an empty code, or null.
 * Source: spec 2 §5, spec 3 §5, reference/banking 2.4; vectors `identity_rules`
 */
export function checkIdentificationCode(party: Identification): IdentificationProblemKey | null {
  const isAllowed = !isForeignPerson(party) || TYPES_OF_FOREIGN_PERSONS.includes(party.type);
  return isAllowed && IS_CODE[party.type](party) ? null : `sep4.identity.invalidCodeValue${party.type}`;
}

/** The only code that a type allows to this party, for a form to fill in; null where there is a choice. */
export function onlyCodeOf(party: Omit<Identification, 'code'>): string | null {
  const fixed = [UNKNOWN_CODE, NO_CODE];
  const { type } = party;
  if (
    type !== IdentificationType.unknown &&
    type !== IdentificationType.notAvailable &&
    !isForeignPerson({ ...party, code: '' })
  )
    return null;
  return fixed.find((code) => checkIdentificationCode({ ...party, code }) === null) ?? null;
}

/** A code as pasted, made ready for the check of its type: a passport series to Cyrillic, spaces out of digits. */
export function normaliseIdentificationCode(type: IdentificationType, text: string): string {
  if (type === IdentificationType.other) return text.trim();
  return type === IdentificationType.passport ? normalisePassport(text) : normaliseCode(text);
}

function isForeignPerson({ isJuridical, country }: Identification): boolean {
  return !isJuridical && country !== '' && country !== UKRAINE.alpha2;
}
