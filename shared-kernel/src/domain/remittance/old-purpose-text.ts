import { isBudgetIban, normaliseIban } from '../identifiers';
import { tidyLine } from '../text';
import type { StructuredPurpose } from './structured-purpose';

/** `*;101;91000017;ПДФО за червень;;;` */
const OLD_TAX_TEXT = /^\*;([0-9]{3});([^;]*);([^;]*)(?:;(.*))?$/;
/** `101 ЄСВ за жовтень 2023р.` */
const ONE_LINE_BUDGET = /^([0-9]{3}) (\S.*)$/;
/** `22080300 Орендна плата за червень` */
const ONE_LINE_RENT = /^(2208[0-9]{4}) (\S.*)$/;
/** `*22080300*lessor*tenant*№ contract*date*privatisation body*1*` */
const OLD_RENT_TEXT = /^\*(2208[0-9]{4})\*(.*)$/;

/** Recognises `*;101;…` always, `101 text` only for a Treasury account: `100 штук` looks the same. */
export function recogniseOldPurpose(text: string, creditIban: string): StructuredPurpose | null {
  const line = tidyLine(text);
  return line.startsWith('*') || isBudgetIban(normaliseIban(creditIban)) ? recogniseStructuredPurpose(line) : null;
}

/**
 * Recognises a structured purpose in plain text, to offer its conversion. Only for payments to the Treasury: `100 штук`
 * looks like one. Source: docs/requirements/banking-rules.md#treasury-payments.
 */
export function recogniseStructuredPurpose(text: string): StructuredPurpose | null {
  const line = text.trim();
  return readOldTaxText(line) ?? readOneLineBudget(line) ?? readRent(line);
}

function readOldTaxText(line: string): StructuredPurpose | null {
  const [, paymentKindCode, , info, rest = ''] = OLD_TAX_TEXT.exec(line) ?? [];
  if (paymentKindCode === undefined || info === undefined) return null;
  const additionalInfo = info.trim();
  const taxNotice = splitFilled(rest, ';').join(' ');
  return { kind: 'budget', paymentKindCode, taxNotice, additionalInfo };
}

function readOneLineBudget(line: string): StructuredPurpose | null {
  const [, paymentKindCode, additionalInfo] = ONE_LINE_BUDGET.exec(line) ?? [];
  if (paymentKindCode === undefined || additionalInfo === undefined) return null;
  return { kind: 'budget', paymentKindCode, taxNotice: '', additionalInfo };
}

function readRent(line: string): StructuredPurpose | null {
  const [, oldCode, parts = ''] = OLD_RENT_TEXT.exec(line) ?? [];
  if (oldCode !== undefined) {
    return { kind: 'stateProperty', budgetCode: oldCode, additionalInfo: splitFilled(parts, '*').join(', ') };
  }
  const [, budgetCode, additionalInfo] = ONE_LINE_RENT.exec(line) ?? [];
  if (budgetCode === undefined || additionalInfo === undefined) return null;
  return { kind: 'stateProperty', budgetCode, additionalInfo };
}

function splitFilled(text: string, separator: string): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
