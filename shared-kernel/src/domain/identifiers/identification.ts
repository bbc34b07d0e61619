import { UKRAINE } from '../countries';
import { IDENTIFICATION_CODE_MAX, IdentificationType, UNKNOWN_CODE } from '../vocabulary';
import { isCompanyRegistryCode, isTaxCode, NO_CODE, normaliseCode } from './company-code';
import { checkPassport, normalisePassport } from './passport';

export interface Identification {
  readonly type: IdentificationType;
  readonly isJuridical: boolean;
  /** Alpha-2; '' counts as Ukraine, the form's default. */
  readonly country: string;
  readonly code: string;
}

export type IdentificationProblemKey = `sep4.identity.invalidCodeValue${IdentificationType}`;

/** The type itself is checked before. */
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
 * Checks an actual party's code against its type. Foreign persons: only passport (nine zeros) or tax code. Source:
 * docs/requirements/hryvnia-payments.md#validation,
 * docs/requirements/currency-payroll-credits-statements.md#actual-parties,
 * docs/requirements/banking-rules.md#actual-payer-and-receiver.
 * @returns the catalogue key ending in the type, also for an empty code, or null
 */
export function checkIdentificationCode(party: Identification): IdentificationProblemKey | null {
  const isAllowed = !isForeignPerson(party) || TYPES_OF_FOREIGN_PERSONS.includes(party.type);
  return isAllowed && IS_CODE[party.type](party) ? null : `sep4.identity.invalidCodeValue${party.type}`;
}

/** Returns the only code that a type allows, to fill in the form, or null. */
export function getOnlyCode(party: Omit<Identification, 'code'>): string | null {
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

/** Normalises a pasted code for its type. */
export function normaliseIdentificationCode(type: IdentificationType, text: string): string {
  if (type === IdentificationType.other) return text.trim();
  return type === IdentificationType.passport ? normalisePassport(text) : normaliseCode(text);
}

function isForeignPerson({ isJuridical, country }: Identification): boolean {
  return !isJuridical && country !== '' && country !== UKRAINE.alpha2;
}
