import { addMonths, getMonth } from '../../dates';
import { MONTHLY_TAX_DAYS, PAYROLL_TAX_CODES, SOCIAL_DAY } from '../../vocabulary';
import { computeTaxDueDay } from './compute-tax-due-day';

/** Taxes that are known by their budget code or their words. */
export type KnownTax = keyof typeof PAYROLL_TAX_CODES | 'vat' | 'profit' | 'single';

/** Budget revenue codes. Source: docs/requirements/banking-rules.md#reference-data. */
const CODES: Readonly<Record<KnownTax, readonly string[]>> = {
  social: [PAYROLL_TAX_CODES.social],
  personalIncome: [PAYROLL_TAX_CODES.personalIncome],
  military: [PAYROLL_TAX_CODES.military],
  vat: ['14010100'],
  profit: ['11021000'],
  single: ['18050300', '18050400'],
};

/** The tax on profit comes after that of persons, whose words contain it. */
const WORDS: Readonly<Record<KnownTax, RegExp>> = {
  social: /єсв|єдин[а-яіїєґ]* (?:соціальн[а-яіїєґ]* )?внес/iu,
  personalIncome: /пдфо|подат[а-яіїєґ]* (?:з|на) (?:доход[а-яіїєґ]*|прибут[а-яіїєґ]*) фізичн/iu,
  military: /військов[а-яіїєґ]* зб/iu,
  vat: /(?<![а-яіїєґ])пдв(?![а-яіїєґ])|подат[а-яіїєґ]* на додану вартість/iu,
  profit: /подат[а-яіїєґ]* на прибут/iu,
  single: /єдин[а-яіїєґ]* подат/iu,
};

const TAXES = Object.keys(WORDS) as readonly KnownTax[];

export function isTaxText(text: string, tax: KnownTax): boolean {
  return CODES[tax].some((code) => text.includes(code)) || WORDS[tax].test(text);
}

export function recogniseTax(text: string): KnownTax | null {
  return TAXES.find((tax) => isTaxText(text, tax)) ?? null;
}

/**
 * Returns the last day to pay a tax of the month before. Source: docs/requirements/hryvnia-payments.md#my-taxes.
 * @returns null for taxes whose period depends on the payer
 */
export function getTaxDueDay(tax: KnownTax, bankDay: string): string | null {
  if (tax === 'profit' || tax === 'single') return null;
  const isSocial = tax === 'social';
  const last = isSocial
    ? ({ of: 'monthAfter', day: SOCIAL_DAY } as const)
    : ({ of: 'daysAfter', days: MONTHLY_TAX_DAYS } as const);
  return computeTaxDueDay({ last, isMoved: isSocial }, addMonths(getMonth(bankDay), -1));
}
