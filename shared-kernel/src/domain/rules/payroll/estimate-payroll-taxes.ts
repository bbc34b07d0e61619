import { formatMinor, toMinor } from '../../money';
import {
  DocumentStatus,
  PAYROLL_RATES,
  type PAYROLL_TAX_CODES,
  PayrollType,
  type PayrollRates,
} from '../../vocabulary';
import { isTaxText } from './tax-calendar';

export type PayrollTax = keyof typeof PAYROLL_TAX_CODES;

export interface PayrollTaxEstimate {
  readonly tax: PayrollTax;
  /** Share of the gross salary. */
  readonly percent: string;
  /** Estimate: benefits, caps and sick pay differ. */
  readonly amount: string;
}

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

/** Tax payment; null for none. */
export interface FoundTax<Document> {
  readonly tax: PayrollTax;
  readonly document: Document | null;
}

/**
 * No pay for work; the tax on dividends depends on the company's own tax. Source: Tax Code of Ukraine 167.5,
 * docs/requirements/payroll.md#payroll-taxes.
 */
const UNTAXED: readonly string[] = [
  PayrollType.loanRepayment,
  PayrollType.businessTripAdvance,
  PayrollType.advanceReportDebt,
  PayrollType.dividends,
].map(String);

/** Taxed, but without social contribution. Source: law 2464-VI, article 7. */
const WITHOUT_SOCIAL: readonly string[] = [PayrollType.rent, PayrollType.scholarship].map(String);

const ORDER: readonly PayrollTax[] = ['social', 'personalIncome', 'military'];

/**
 * Estimates taxes from the net total: gross = net / (1 - rates), half up. Source:
 * docs/requirements/payroll.md#payroll-taxes.
 * @param total net
 * @param day `yyyy-MM-dd`, decides on the rates
 * @returns an empty list if no such taxes apply
 */
export function estimatePayrollTaxes(total: string, typeId: string, day: string): readonly PayrollTaxEstimate[] {
  const rates = getRates(day);
  if (UNTAXED.includes(typeId) || !rates) return [];
  const netShare = HUNDRED - toHundredths(rates.personalIncome) - toHundredths(rates.military);
  const gross = divideHalfUp(toMinor(total) * HUNDRED, netShare);
  const taxes = ORDER.filter((tax) => tax !== 'social' || !WITHOUT_SOCIAL.includes(typeId));
  return taxes.map((tax) => ({
    tax,
    percent: rates[tax],
    amount: formatMinor(divideHalfUp(gross * toHundredths(rates[tax]), HUNDRED)),
  }));
}

export function getRates(day: string): PayrollRates | undefined {
  return PAYROLL_RATES.find(({ validFrom }) => validFrom <= day);
}

const HUNDRED = 10_000n;

function toHundredths(percent: string): bigint {
  return toMinor(percent);
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/**
 * Finds each tax's payment by code or words: executed first, refused never. Source:
 * docs/requirements/payroll.md#payroll-taxes.
 */
export function findTaxPayments<Document extends TaxDocument>(
  documents: readonly Document[],
): readonly FoundTax<Document>[] {
  const candidates = documents
    .filter(({ status }) => status !== DocumentStatus.aborted)
    .toSorted((a, b) => b.status - a.status);
  return ORDER.map((tax) => ({ tax, document: candidates.find((document) => isTaxPayment(document, tax)) ?? null }));
}

function isTaxPayment({ purpose, structuredPurposeXml = '' }: TaxDocument, tax: PayrollTax): boolean {
  return isTaxText(`${purpose} ${structuredPurposeXml}`, tax);
}
