import { isCountry } from '../countries';
import { isCalendarDate } from '../dates';
import { checkBic, checkIdentificationCode, checkLei } from '../identifiers';
import { compareAmounts, parseAmount } from '../money';
import { hasAddress, isEmptyParty, dropForeignFields, type UltimateParty } from '../parties';
import type { Problem } from '../problem';
import {
  IDENTIFICATION_CODE_MAX,
  IDENTITY_THRESHOLD,
  isIdentificationType,
  PARTY_TEXT_MAX,
  RECEIVER_NAME_MAX,
} from '../vocabulary';
import { checkOptionalText, toLimitProblem, toProblem, runChecks, checkTextField, type Check } from './checks';

export interface PartyContext {
  readonly bankDay: string;
  /** Hryvnias, as typed. */
  readonly amount: string;
}

interface Requirements {
  readonly bankDay: string;
  readonly birth: boolean;
  readonly address: boolean;
  readonly street: boolean;
}

type PartyCheck = Check<UltimateParty, Requirements>;

const CHECKS: readonly PartyCheck[] = [
  ({ name }) =>
    toLimitProblem('name', name === '' ? 'sep4.identity.nameRequired' : checkName(name), name, RECEIVER_NAME_MAX),
  ({ identificationType: type }) =>
    toProblem('identificationType', isIdentificationType(type) ? null : 'fillThisField'),
  (party) => toLimitProblem('identificationCode', checkCode(party), party.identificationCode, IDENTIFICATION_CODE_MAX),
  ({ residenceCountry }) => checkCountry('residenceCountry', residenceCountry, false),
  ({ lei }) => toProblem('lei', lei === '' ? null : checkLei(lei)),
  ({ bic }) => toProblem('bic', bic === '' ? null : checkBic(bic)),
  ({ birthDate }, { birth, bankDay }) => toProblem('birthDate', checkBirthDate(birthDate, birth, bankDay)),
  ({ birthCountry }, { birth }) => checkCountry('birthCountry', birthCountry, birth),
  ({ birthPlace }, { birth }) => checkNeededText('birthPlace', birthPlace, PARTY_TEXT_MAX.birthPlace, birth),
  createAddressCheck('street', ({ street }) => street),
  createAddressCheck('house', ({ address }) => address),
  createAddressCheck('flat'),
  createAddressCheck('postalIndex'),
  createAddressCheck('city', ({ address }) => address),
  createAddressCheck('district'),
  createAddressCheck('adminDistrict'),
  (party, { address }) => checkCountry('address.country', party.address.country, address),
];

/**
 * Checks an actual party; an empty one has no problems. Otherwise name, type and code are required; birth data all or
 * none; an address needs building, city and country. Above 400,000.00 address (with street) and birth data are
 * required. Source: docs/requirements/hryvnia-payments.md#validation-of-the-actual-parties,
 * docs/requirements/banking-rules.md#actual-payer-and-receiver.
 */
export function checkUltimateParty(party: UltimateParty, context: PartyContext): readonly Problem[] {
  const relevant = dropForeignFields(party);
  if (isEmptyParty(relevant)) return [];
  const isLarge = needsFullIdentity(context.amount);
  const { birthDate, birthCountry, birthPlace } = relevant;
  return runChecks(CHECKS, relevant, {
    bankDay: context.bankDay,
    birth: birthDate + birthCountry + birthPlace !== '' || (isLarge && !relevant.isJuridical),
    address: hasAddress(relevant) || isLarge,
    street: isLarge,
  });
}

/** True above 400,000.00 hryvnias. Source: docs/requirements/hryvnia-payments.md#amount-limits. */
export function needsFullIdentity(amount: string): boolean {
  const parsed = parseAmount(amount);
  return parsed.ok && compareAmounts(parsed.amount, IDENTITY_THRESHOLD) > 0;
}

function checkName(name: string) {
  return checkOptionalText(name, RECEIVER_NAME_MAX, 'tooLongName');
}

function checkCode(party: UltimateParty): Problem['key'] | null {
  const { identificationType: type, identificationCode: code, isJuridical, residenceCountry } = party;
  if (code === '') return 'fillThisField';
  if (!isIdentificationType(type)) return null;
  // A free code (`OT`) may be any displayable text.
  return (
    checkIdentificationCode({ type, isJuridical, country: residenceCountry, code }) ??
    checkOptionalText(code, IDENTIFICATION_CODE_MAX, 'tooLongText')
  );
}

function checkBirthDate(date: string, isNeeded: boolean, bankDay: string): Problem['key'] | null {
  if (date === '') return isNeeded ? 'fillThisField' : null;
  return isCalendarDate(date) && date <= bankDay ? null : 'invalidDateMessage';
}

function checkCountry(field: string, country: string, isNeeded: boolean): Problem | null {
  if (country === '') return toProblem(field, isNeeded ? 'fillThisField' : null);
  return toProblem(field, isCountry(country) ? null : 'unknownCountry');
}

function createAddressCheck(
  part: Exclude<keyof UltimateParty['address'], 'country'>,
  isNeeded: (needs: Requirements) => boolean = () => false,
): PartyCheck {
  return ({ address }, needs) =>
    checkNeededText(`address.${part}`, address[part], PARTY_TEXT_MAX[part], isNeeded(needs));
}

function checkNeededText(field: string, text: string, max: number, isNeeded: boolean): Problem | null {
  return text === '' && isNeeded ? { field, key: 'fillThisField' } : checkTextField(field, text, max);
}
