import { fromMinor, toMinor } from '../../money';
import { DocumentStatus, PAYROLL_RATES, PAYROLL_TAX_CODES, PayrollType, type PayrollRates } from '../../vocabulary';

/** What a company pays to the budget with a salary. */
export type PayrollTax = keyof typeof PAYROLL_TAX_CODES;

/** What one of them may come to. */
export interface PayrollTaxEstimate {
  readonly tax: PayrollTax;
  /** Percent of the salary before taxes. */
  readonly percent: string;
  /** Decimal string in hryvnias; an estimate: benefits, caps and sick pay differ. */
  readonly amount: string;
}

/** A payment as the journal shows it, so far as its tax is told by it. */
export interface TaxDocument {
  readonly id: string;
  readonly number: string;
  readonly status: DocumentStatus;
  readonly receiverAccount: string;
  readonly receiverName: string;
  readonly receiverCode: string;
  readonly purpose: string;
  readonly structuredPurposeXml?: string | undefined;
}

/** The payment that was found for a tax; null for none. */
export interface FoundTax<Document> {
  readonly tax: PayrollTax;
  readonly document: Document | null;
}

/**
 * What is no pay for work has no taxes of this kind; what dividends are taxed with depends on the company's own tax, which
 * nobody here knows. Source: reference/areas B5; Tax Code 167.5
 */
const UNTAXED: readonly string[] = [
  PayrollType.loanRepayment,
  PayrollType.businessTripAdvance,
  PayrollType.advanceReportDebt,
  PayrollType.dividends,
].map(String);

/** What is taxed without being pay for work or services. Source: law 2464-VI, article 7 */
const WITHOUT_SOCIAL: readonly string[] = [PayrollType.rent, PayrollType.scholarship].map(String);

const ORDER: readonly PayrollTax[] = ['social', 'personalIncome', 'military'];

/**
 * What the taxes of a payment may come to, counted back from what people get: gross = net / (1 - taken), half up.
 * @param total decimal string, net
 * @param day `yyyy-MM-dd`, of whose rates it is
 * @returns none for what has no such taxes. Source: reference/areas B5
 */
export function payrollTaxes(total: string, typeId: string, day: string): readonly PayrollTaxEstimate[] {
  const rates = ratesOn(day);
  if (UNTAXED.includes(typeId) || !rates) return [];
  const left = HUNDRED - hundredths(rates.personalIncome) - hundredths(rates.military);
  const gross = halfUp(toMinor(total) * HUNDRED, left);
  const taxes = ORDER.filter((tax) => tax !== 'social' || !WITHOUT_SOCIAL.includes(typeId));
  return taxes.map((tax) => ({
    tax,
    percent: rates[tax],
    amount: fromMinor(halfUp(gross * hundredths(rates[tax]), HUNDRED)),
  }));
}

/** The rates in force on a day; undefined before the first that is known. */
export function ratesOn(day: string): PayrollRates | undefined {
  return PAYROLL_RATES.find(({ validFrom }) => validFrom <= day);
}

/** 100 % in hundredths of a percent. */
const HUNDRED = 10_000n;

function hundredths(percent: string): bigint {
  return toMinor(percent);
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** Words by which people name a tax in a purpose, beside its budget code. */
const WORDS: Readonly<Record<PayrollTax, RegExp>> = {
  social: /єсв|єдин[а-яіїєґ]* (?:соціальн[а-яіїєґ]* )?внес/iu,
  personalIncome: /пдфо|подат[а-яіїєґ]* (?:з|на) (?:доход[а-яіїєґ]*|прибут[а-яіїєґ]*) фізичн/iu,
  military: /військов[а-яіїєґ]* зб/iu,
};

/**
 * For each tax the payment to the budget that pays it, what the bank has done before what is only prepared; a refused
 * one pays nothing. Known by its budget code or by the words of its purpose. Source: reference/areas B5
 */
export function foundTaxes<Document extends TaxDocument>(
  documents: readonly Document[],
): readonly FoundTax<Document>[] {
  const paid = documents
    .filter(({ status }) => status !== DocumentStatus.aborted)
    .toSorted((a, b) => b.status - a.status);
  return ORDER.map((tax) => ({ tax, document: paid.find((document) => isOf(document, tax)) ?? null }));
}

function isOf({ purpose, structuredPurposeXml = '' }: TaxDocument, tax: PayrollTax): boolean {
  const text = `${purpose} ${structuredPurposeXml}`;
  return text.includes(PAYROLL_TAX_CODES[tax]) || WORDS[tax].test(text);
}
