import type { ClientInfo, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import {
  checkIban,
  isBudgetIban,
  normaliseCode,
  normaliseIban,
  normalisePassport,
} from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount, parsePercent, vatText, withVatText } from '@ncb/shared-kernel/domain/money';
import { isEmptyParty } from '@ncb/shared-kernel/domain/parties';
import { purposeTextOf, type StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { writePaymentXml, type BuyFunding, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { DEFAULT_VAT_RATE } from '@ncb/shared-kernel/domain/vocabulary';

/** What the form holds: the payment as it is being typed, and what is to be kept for the next one. */
export interface PaymentValues extends UahPaymentDraft {
  /** Without the VAT text, which follows from amount and rate. */
  readonly purpose: string;
  readonly isVatIncluded: boolean;
  /** Percent, one of those that the form offers. */
  readonly vatRate: string;
  readonly standardPurposeCode: string;
  /** Whether the receiver goes to the company's catalogue when the payment is saved. */
  readonly saveReceiver: boolean;
  /** Its name there: the catalogue takes 38 characters, a payment 140. */
  readonly catalogueName: string;
  readonly savePurpose: boolean;
}

/** An empty payment of today with the next number, from an account if the address names one. */
export function emptyPayment(session: ClientInfo, debitAccountId: string): PaymentValues {
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

/** The payment that brings the hryvnias for a purchase of currency. */
export function fundingOf({ requestId: _, ...payment }: BuyFunding, session: ClientInfo): PaymentValues {
  return { ...emptyPayment(session, payment.debitAccountId), ...payment };
}

/**
 * What is checked and sent: tidied text, the amount in the wire's form where it is one. A structured purpose stays with
 * the Treasury's account: to anybody else it would go along unseen. A party of whom only the kind was chosen is nobody.
 */
export function toDraft(values: PaymentValues): UahPaymentDraft {
  const { structuredPurpose: _, vatRate: _rate, saveReceiver: _save, catalogueName: _name, ...others } = values;
  const { savePurpose: _purpose, ultimateDebtor, ultimateCreditor, ...typed } = others;
  const amount = parseAmount(values.amount);
  const code = normaliseCode(values.receiverCode);
  const structuredPurpose = structureOf(values);
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
    purpose: purposeOf(values),
    standardPurposeCode: values.standardPurposeCode.trim(),
  };
}

/** True if the budget mark is on: then there is no VAT, and an empty purpose is made of the structure. */
export function hasStructure({ structuredPurpose }: PaymentValues): boolean {
  return structuredPurpose !== undefined && structuredPurpose.kind !== 'none';
}

/**
 * True if an empty purpose will be made of the structure: for the Treasury, and as long as nobody has said which account
 * it is. To anybody else the structure does not go along.
 */
export function isPurposeMade(values: PaymentValues): boolean {
  const account = normaliseIban(values.creditIban);
  return hasStructure(values) && (isBudgetIban(account) || checkIban(account) !== null);
}

/** The structure that goes along: nobody but the Treasury gets one. */
function structureOf(values: PaymentValues): StructuredPurpose | undefined {
  const goesAlong = hasStructure(values) && isBudgetIban(normaliseIban(values.creditIban));
  return goesAlong ? values.structuredPurpose : undefined;
}

/** The VAT text of a payment, '' while there is none or its amount and rate are not typed yet. */
export function vatTextOf(values: PaymentValues): string {
  const amount = parseAmount(values.amount);
  const rate = parsePercent(values.vatRate);
  if (!values.isVatIncluded || hasStructure(values) || !amount.ok || !rate.ok) return '';
  return vatText(amount.amount, rate.percent);
}

/** The purpose as it is sent: with its VAT text, or what a structured purpose says where nothing else is written. */
function purposeOf(values: PaymentValues): string {
  const purpose = tidyLine(values.purpose);
  const structure = structureOf(values);
  if (structure) return purpose || purposeTextOf(structure);
  const vat = vatTextOf(values);
  // A VAT text alone says nothing of what is paid for: the field stays empty and is told so.
  return purpose && vat ? withVatText(purpose, vat) : purpose;
}

/** What is sent: structured purpose and actual parties travel as XML. */
export function toSave(draft: UahPaymentDraft, requestId: string | null = null): Omit<UahPaymentToSave, 'id'> {
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
    // Turned into a resident, the receiver is of our country.
    ...(receiverCountry && !draft.receiverIsResident && { receiverCountry }),
    ...writePaymentXml(parts),
    ...(requestId !== null && { requestId }),
  };
}
