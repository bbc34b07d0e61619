import { checkBic, findClearingSystem, findNationalCodeForm, isRoutingNumber, isSameBank } from '../../identifiers';
import { findCountry } from '../../countries';
import type { Problem, ProblemKey } from '../../problem';
import { isSwiftText } from '../../text';
import { BANK_ADDRESS_MAX, BANK_NAME_MAX, BANK_NATIONAL_CODE_MAX, CORRESPONDENT_ACCOUNT_MAX } from '../../vocabulary';
import { problem, requiredTextProblem, textProblem } from '../checks';
import type { BankPart } from './bank-part';
import { choiceProblem } from './choice';

/** How a bank's fields are named on the wire, and whether they travel in a SWIFT message. */
export interface PartRule {
  /** `ben_bank_`: what the names on the wire begin with. */
  readonly prefix: string;
  readonly isForSwift: boolean;
  /** BIC of the bank that the payment does not leave; absent where any may be named. */
  readonly onlyBank?: string | undefined;
}

/** All problems of a bank that must be named: BIC, name and country, and what else is filled in. Source: spec 3 §5 */
export function bankProblems(bank: BankPart, { prefix, isForSwift, onlyBank }: PartRule): readonly Problem[] {
  const optional = (name: string, text: string, max: number) =>
    textProblem(prefix + name, text, max) ?? swiftProblem(prefix + name, text, isForSwift);
  return [
    problem(`${prefix}swift`, bicKey(bank.swift) ?? otherBankKey(bank.swift, onlyBank)),
    requiredTextProblem(`${prefix}name`, bank.name, BANK_NAME_MAX) ??
      swiftProblem(`${prefix}name`, bank.name, isForSwift),
    countryProblem(`${prefix}cntry`, bank.country),
    optional('addr', bank.address, BANK_ADDRESS_MAX),
    optional('coracn', bank.correspondentAccount, CORRESPONDENT_ACCOUNT_MAX),
    optional('bic', bank.nationalCode, BANK_NATIONAL_CODE_MAX) ?? nationalCodeProblem(bank, prefix),
  ].filter((found) => found !== null);
}

/** A code that is none of its country's would send the money to another bank. Source: reference/areas C5 and H */
function nationalCodeProblem({ nationalCode, country }: BankPart, prefix: string): Problem | null {
  const field = `${prefix}bic`;
  const alpha2 = findCountry(country)?.alpha2 ?? '';
  if (nationalCode === '') return null;
  if (alpha2 === 'US') return problem(field, isRoutingNumber(nationalCode) ? null : 'invalidRoutingNumber');
  const expected = findNationalCodeForm(alpha2);
  if (!expected || findClearingSystem(alpha2, nationalCode) !== null) return null;
  return { field, key: 'invalidNationalCode', params: { name: expected.name, sample: expected.sample } };
}

/** A country is chosen and exists; documents name it by its number, or one country would have two names. */
export function countryProblem(field: string, country: string): Problem | null {
  return choiceProblem(field, country) ?? problem(field, isCountryNumber(country) ? null : 'unknownCountry');
}

/** The problem of a text that a SWIFT message must carry and cannot. Source: reference/banking 3.3 */
export function swiftProblem(field: string, text: string, isForSwift: boolean): Problem | null {
  return problem(field, isForSwift && !isSwiftText(text) ? 'notSwiftText' : null);
}

function bicKey(swift: string): ProblemKey | null {
  return swift === '' ? 'emptyField' : checkBic(swift);
}

/** A payment that stays in the bank names no other: its papers would say that the money went there. */
function otherBankKey(swift: string, onlyBank: string | undefined): 'nonOwnBankIban' | null {
  return onlyBank === undefined || isSameBank(swift, onlyBank) ? null : 'nonOwnBankIban';
}

export function isCountryNumber(country: string): boolean {
  return findCountry(country)?.numeric === country;
}
