import type { ClientInfo, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import {
  checkIban,
  isBudgetIban,
  normaliseCode,
  normaliseIban,
  normalisePassport,
} from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount, parsePercent, formatVat, withVatText } from '@ncb/shared-kernel/domain/money';
import { isEmptyParty } from '@ncb/shared-kernel/domain/parties';
import { buildPurposeText, type StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { writePaymentXml, type BuyFunding, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { DEFAULT_VAT_RATE } from '@ncb/shared-kernel/domain/vocabulary';

export interface PaymentValues extends UahPaymentDraft {
  /** Without the VAT text, which follows from amount and rate. */
  readonly purpose: string;
  readonly isVatIncluded: boolean;
  /** Percent, one of the offered rates. */
  readonly vatRate: string;
  readonly standardPurposeCode: string;
  readonly saveReceiver: boolean;
  /** Name in the catalogue, at most 38 characters; a payment takes 140. */
  readonly catalogueName: string;
  readonly savePurpose: boolean;
}

export function createEmptyPayment(session: ClientInfo, debitAccountId: string): PaymentValues {
  return {
    number: String(session.nextPaymentNumber),
    documentDate: session.bankDay,
    valueDate: '',
    debitAccountId,
    creditIban: '',
    receiverName: '',
    receiverCode: '',
    receiverIsResident: true,
    receiverHasCode: true,
    amount: '',
    isVatIncluded: false,
    vatRate: DEFAULT_VAT_RATE,
    purpose: '',
    standardPurposeCode: '',
    saveReceiver: false,
    catalogueName: '',
    savePurpose: false,
  };
}

export function toFundingValues({ requestId: _, ...payment }: BuyFunding, session: ClientInfo): PaymentValues {
  return { ...createEmptyPayment(session, payment.debitAccountId), ...payment };
}

/**
 * Builds the draft that is checked and sent. A structured purpose goes to accounts of the Treasury only; a party with
 * nothing but its kind is left out.
 */
export function toDraft(values: PaymentValues): UahPaymentDraft {
  const { structuredPurpose: _, vatRate: _rate, saveReceiver: _save, catalogueName: _name, ...others } = values;
  const { savePurpose: _purpose, ultimateDebtor, ultimateCreditor, ...typed } = others;
  const amount = parseAmount(values.amount);
  const code = normaliseCode(values.receiverCode);
  const structuredPurpose = getSentStructure(values);
  return {
    ...typed,
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && !isEmptyParty(ultimateDebtor) && { ultimateDebtor }),
    ...(ultimateCreditor && !isEmptyParty(ultimateCreditor) && { ultimateCreditor }),
    number: values.number.trim(),
    creditIban: normaliseIban(values.creditIban),
    receiverName: tidyLine(values.receiverName),
    receiverCode: values.receiverHasCode ? code : normalisePassport(code),
    amount: amount.ok ? amount.amount : values.amount,
    isVatIncluded: values.isVatIncluded && !hasStructure(values),
    purpose: getSentPurpose(values),
    standardPurposeCode: values.standardPurposeCode.trim(),
  };
}

/** True if the budget mark is on, which excludes VAT. */
export function hasStructure({ structuredPurpose }: PaymentValues): boolean {
  return structuredPurpose !== undefined && structuredPurpose.kind !== 'none';
}

/** True if an empty purpose will be generated: for the Treasury, and while the account is invalid. */
export function isPurposeGenerated(values: PaymentValues): boolean {
  const account = normaliseIban(values.creditIban);
  return hasStructure(values) && (isBudgetIban(account) || checkIban(account) !== null);
}

/** Returns the structure to send; undefined for accounts outside the Treasury. */
function getSentStructure(values: PaymentValues): StructuredPurpose | undefined {
  const isSent = hasStructure(values) && isBudgetIban(normaliseIban(values.creditIban));
  return isSent ? values.structuredPurpose : undefined;
}

/** Returns the VAT text; '' without VAT or while amount or rate are invalid. */
export function getVatText(values: PaymentValues): string {
  const amount = parseAmount(values.amount);
  const rate = parsePercent(values.vatRate);
  if (!values.isVatIncluded || hasStructure(values) || !amount.ok || !rate.ok) return '';
  return formatVat(amount.amount, rate.percent);
}

/** Returns the purpose with its VAT text, or the structure's text if empty. */
function getSentPurpose(values: PaymentValues): string {
  const purpose = tidyLine(values.purpose);
  const structure = getSentStructure(values);
  if (structure) return purpose || buildPurposeText(structure);
  const vat = getVatText(values);
  // A VAT text alone is no purpose.
  return purpose && vat ? withVatText(purpose, vat) : purpose;
}

/** Builds the request; structured purpose and ultimate parties are sent as XML. */
export function toPaymentRequest(
  draft: UahPaymentDraft,
  requestId: string | null = null,
): Omit<UahPaymentToSave, 'id'> {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor, isVatIncluded: _, ...requisites } = draft;
  const { standardPurposeCode, receiverCountry, ...others } = requisites;
  const parts = {
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
  return {
    ...others,
    ...(standardPurposeCode && { standardPurposeCode }),
    ...(receiverCountry && !draft.receiverIsResident && { receiverCountry }),
    ...writePaymentXml(parts),
    ...(requestId !== null && { requestId }),
  };
}
