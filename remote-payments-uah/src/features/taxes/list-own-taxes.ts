import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { countDaysBetween, getMonth } from '@ncb/shared-kernel/domain/dates';
import { isBudgetIban } from '@ncb/shared-kernel/domain/identifiers';
import {
  createEmptyPurpose,
  readStructuredPurpose,
  recogniseStructuredPurpose,
  type StructuredPurpose,
} from '@ncb/shared-kernel/domain/remittance';
import { getTaxDueDay, recogniseTax, type KnownTax } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';

export interface OwnTax {
  /** Last payment of the tax. */
  readonly payment: JournalRow;
  readonly purpose: StructuredPurpose;
  readonly tax: KnownTax | null;
  /** Information without its period: name of a tax that is not known. */
  readonly name: string;
  readonly term: TaxTerm | null;
}

export interface TaxTerm {
  /** In this month: executed, or written but not executed yet. */
  readonly state: 'paid' | 'underway' | 'due';
  readonly day: string;
  readonly isNear: boolean;
}

/** Length of the list. Source: docs/requirements/hryvnia-payments.md#my-taxes. */
const OWN_TAXES_MAX = 12;
/** Days before its last day on which a tax stands out. */
const NEAR_DAYS = 7;

/**
 * Lists what the company pays to the Treasury, each tax with its last payment.
 * @param rows newest first
 */
export function listOwnTaxes(rows: readonly JournalRow[], bankDay: string): readonly OwnTax[] {
  const taxes = new Map<string, OwnTax>();
  for (const payment of rows) {
    if (!isBudgetIban(payment.receiverAccount) || payment.status === DocumentStatus.aborted) continue;
    const purpose = readPurpose(payment);
    const text = 'additionalInfo' in purpose ? purpose.additionalInfo : payment.purpose;
    const tax = recogniseTax(`${payment.purpose} ${text}`);
    const name = text.replace(/ за .*$/u, '');
    const key = `${payment.receiverAccount} ${payment.receiverCode} ${tax ?? name}`;
    if (!taxes.has(key)) taxes.set(key, { payment, purpose, tax, name, term: getTerm(payment, tax, bankDay) });
  }
  return [...taxes.values()].slice(0, OWN_TAXES_MAX);
}

function readPurpose({ purpose, structuredPurposeXml = '' }: JournalRow): StructuredPurpose {
  const reading = readStructuredPurpose(structuredPurposeXml);
  if (reading.ok && reading.purpose.kind !== 'none') return reading.purpose;
  return recogniseStructuredPurpose(purpose) ?? { ...createEmptyPurpose('budget'), additionalInfo: purpose };
}

function getTerm({ documentDate, status }: JournalRow, tax: KnownTax | null, bankDay: string): TaxTerm | null {
  const day = tax && getTaxDueDay(tax, bankDay);
  if (day === null) return null;
  const isOfThisMonth = getMonth(documentDate) === getMonth(bankDay);
  const done = status === DocumentStatus.success ? 'paid' : 'underway';
  return { state: isOfThisMonth ? done : 'due', day, isNear: countDaysBetween(bankDay, day) <= NEAR_DAYS };
}
