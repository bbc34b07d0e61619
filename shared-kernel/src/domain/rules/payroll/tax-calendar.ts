import { addDays, addMonths, getLastDay, getMonth } from '../../dates';
import { PAYROLL_TAX_CODES } from '../../vocabulary';

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

/** Day of the month by which the social contribution of the month before is paid. Source: law 2464-VI, article 9 (8). */
const SOCIAL_DAY = '20';
/** Days after the month: a VAT return takes 20, its payment 10 more. Source: Tax Code of Ukraine 168.1.5, 203.1, 203.2. */
const MONTHLY_TAX_DAYS = 30;

/**
 * Returns the last day to pay a tax of the month before. Not moved over a weekend: the earlier day is the safe one.
 * Source: docs/requirements/hryvnia-payments.md#my-taxes.
 * @returns null for taxes whose period depends on the payer
 */
export function getTaxDueDay(tax: KnownTax, bankDay: string): string | null {
  const month = getMonth(bankDay);
  if (tax === 'social') return `${month}-${SOCIAL_DAY}`;
  if (tax === 'profit' || tax === 'single') return null;
  return addDays(getLastDay(addMonths(month, -1)), MONTHLY_TAX_DAYS);
}
