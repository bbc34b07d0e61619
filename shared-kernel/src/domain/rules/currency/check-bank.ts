import { checkBic, findClearingSystem, findNationalCodeForm, isRoutingNumber, isSameBank } from '../../identifiers';
import { findCountry } from '../../countries';
import type { Problem, ProblemKey } from '../../problem';
import { isSwiftText } from '../../text';
import { BANK_ADDRESS_MAX, BANK_NAME_MAX, BANK_NATIONAL_CODE_MAX, CORRESPONDENT_ACCOUNT_MAX } from '../../vocabulary';
import { toProblem, checkRequiredTextField, checkTextField } from '../checks';
import type { BankPart } from './bank-part';
import { checkChoice } from './check-choice';

interface PartRule {
  readonly isForSwift: boolean;
  /** Own BIC for an internal payment; absent if any bank is allowed. */
  readonly onlyBank?: string | undefined;
}

/**
 * Requires BIC, name and country. Source: docs/requirements/currency-payroll-credits-statements.md#banks-and-country.
 */
export function checkBank(bank: BankPart, { isForSwift, onlyBank }: PartRule): readonly Problem[] {
  const optional = (name: string, text: string, max: number) =>
    checkTextField(name, text, max) ?? checkSwiftText(name, text, isForSwift);
  return [
    toProblem('swift', checkRequiredBic(bank.swift) ?? checkOnlyBank(bank.swift, onlyBank)),
    checkRequiredTextField('name', bank.name, BANK_NAME_MAX) ?? checkSwiftText('name', bank.name, isForSwift),
    checkCountry('country', bank.country),
    optional('address', bank.address, BANK_ADDRESS_MAX),
    optional('correspondentAccount', bank.correspondentAccount, CORRESPONDENT_ACCOUNT_MAX),
    optional('nationalCode', bank.nationalCode, BANK_NATIONAL_CODE_MAX) ?? checkNationalCode(bank),
  ].filter((found) => found !== null);
}

/**
 * A code that is none of its country's would send the money to another bank. Source:
 * docs/requirements/currency.md#bank-codes and H
 */
function checkNationalCode({ nationalCode, country }: BankPart): Problem | null {
  const field = 'nationalCode';
  const alpha2 = findCountry(country)?.alpha2 ?? '';
  if (nationalCode === '') return null;
  if (alpha2 === 'US') return toProblem(field, isRoutingNumber(nationalCode) ? null : 'invalidRoutingNumber');
  const expected = findNationalCodeForm(alpha2);
  if (!expected || findClearingSystem(alpha2, nationalCode) !== null) return null;
  return { field, key: 'invalidNationalCode', params: { name: expected.name, sample: expected.sample } };
}

/** Accepts numeric codes only: otherwise one country would have two names. */
export function checkCountry(field: string, country: string): Problem | null {
  return checkChoice(field, country) ?? toProblem(field, isCountryNumber(country) ? null : 'unknownCountry');
}

/**
 * Refuses characters that SWIFT cannot carry. Source: docs/requirements/banking-rules.md#currency-payment-instruction.
 */
export function checkSwiftText(field: string, text: string, isForSwift: boolean): Problem | null {
  return toProblem(field, isForSwift && !isSwiftText(text) ? 'notSwiftText' : null);
}

function checkRequiredBic(swift: string): ProblemKey | null {
  return swift === '' ? 'emptyField' : checkBic(swift);
}

/** Refuses another bank in an internal payment: its printouts would say that the money went there. */
function checkOnlyBank(swift: string, onlyBank: string | undefined): 'nonOwnBankIban' | null {
  return onlyBank === undefined || isSameBank(swift, onlyBank) ? null : 'nonOwnBankIban';
}

export function isCountryNumber(country: string): boolean {
  return findCountry(country)?.numeric === country;
}
