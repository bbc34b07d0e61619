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
import {
  buildPurposeText,
  createEmptyPurpose,
  isStructured,
  type ChosenPurpose,
  type StructuredPurpose,
} from '@ncb/shared-kernel/domain/remittance';
import { writePaymentXml, type BuyFunding, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { DEFAULT_VAT_RATE } from '@ncb/shared-kernel/domain/vocabulary';
import { getSentCallBack, type TypedCallBack } from './call-back-values';

export interface PaymentValues extends Omit<UahPaymentDraft, 'callBack'> {
  /**
   * Purpose of an ordinary payment without the VAT text, which follows from amount and rate. Kept while a payment to the
   * budget has fields instead: another receiver brings it back.
   */
  readonly purpose: string;
  /** Text that a stored payment has beside its structured purpose, if not composed of it; sent until a field changes. */
  readonly storedPurposeText: string;
  readonly isVatIncluded: boolean;
  /** Percent, one of the offered rates. */
  readonly vatRate: string;
  readonly standardPurposeCode: string;
  readonly saveReceiver: boolean;
  /** Name in the catalogue, at most 38 characters; a payment takes 140. */
  readonly catalogueName: string;
  readonly savePurpose: boolean;
  readonly callBack?: TypedCallBack;
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
    storedPurposeText: '',
    standardPurposeCode: '',
    saveReceiver: false,
    catalogueName: '',
    savePurpose: false,
  };
}

/** Removes the structured purpose: the purpose counts again, for a Treasury account as its additional information. */
export const NO_STRUCTURE = {
  structuredPurpose: undefined,
  storedPurposeText: '',
} as unknown as Partial<PaymentValues>;

export function toFundingValues({ requestId: _, ...payment }: BuyFunding, session: ClientInfo): PaymentValues {
  return { ...createEmptyPayment(session, payment.debitAccountId), ...payment };
}

/**
 * Builds the draft that is checked and sent. A structured purpose goes to accounts of the Treasury only; a party with
 * nothing but its kind is left out.
 */
export function toDraft(values: PaymentValues): UahPaymentDraft {
  const {
    structuredPurpose: _,
    vatRate: _rate,
    saveReceiver: _save,
    catalogueName: _name,
    callBack: _call,
    ...others
  } = values;
  const { savePurpose: _purpose, storedPurposeText: _text, ultimateDebtor, ultimateCreditor, ...typed } = others;
  const amount = parseAmount(values.amount);
  const code = normaliseCode(values.receiverCode);
  const structuredPurpose = getSentStructure(values);
  const callBack = getSentCallBack(values);
  return {
    ...typed,
    ...(structuredPurpose && { structuredPurpose }),
    ...(callBack && { callBack }),
    ...(ultimateDebtor && !isEmptyParty(ultimateDebtor) && { ultimateDebtor }),
    ...(ultimateCreditor && !isEmptyParty(ultimateCreditor) && { ultimateCreditor }),
    number: values.number.trim(),
    creditIban: normaliseIban(values.creditIban),
    receiverName: tidyLine(values.receiverName),
    receiverCode: values.receiverHasCode ? code : normalisePassport(code),
    amount: amount.ok ? amount.amount : values.amount,
    isVatIncluded: values.isVatIncluded && !isBudgetPayment(values),
    isInstant: values.isInstant === true && canBeInstant(values),
    purpose: getSentPurpose(values),
    standardPurposeCode: values.standardPurposeCode.trim(),
  };
}

/**
 * True if code and information stand in the place of the purpose: for an account of the Treasury, and while there is no
 * account yet, if the user chose so. Such a payment has no VAT. Source:
 * docs/requirements/hryvnia-payments.md#budget-mark.
 */
export function isBudgetPayment(values: Pick<PaymentValues, 'creditIban' | 'structuredPurpose'>): boolean {
  const account = normaliseIban(values.creditIban);
  return isBudgetIban(account) || (isStructured(values.structuredPurpose) && checkIban(account) !== null);
}

/** True for a complete account outside the Treasury, which takes no instant payments. */
export function canBeInstant({ creditIban }: Pick<PaymentValues, 'creditIban'>): boolean {
  const account = normaliseIban(creditIban);
  return checkIban(account) === null && !isBudgetIban(account);
}

/** Returns the structured purpose; while its fields are untouched, one with the text of the ordinary purpose. */
export function getStructuredPurpose(values: PaymentValues): ChosenPurpose {
  const { structuredPurpose } = values;
  if (isStructured(structuredPurpose)) return structuredPurpose;
  return { ...createEmptyPurpose('budget'), additionalInfo: getMovedText(values) };
}

/** Returns the ordinary purpose as information of a payment to the budget, which has no VAT. */
export function getMovedText({ purpose }: Pick<PaymentValues, 'purpose'>): string {
  return withVatText(tidyLine(purpose), null);
}

/** Returns the structure to send; undefined for accounts outside the Treasury, and if nothing is filled in. */
function getSentStructure(values: PaymentValues): StructuredPurpose | undefined {
  const structure = getStructuredPurpose(values);
  const isEmpty =
    structure.kind === 'budget' &&
    structure.paymentKindCode + structure.taxNotice + tidyLine(structure.additionalInfo) === '';
  return !isEmpty && isBudgetIban(normaliseIban(values.creditIban)) ? structure : undefined;
}

/** Returns the VAT text; '' without VAT or while amount or rate are invalid. */
export function getVatText(values: PaymentValues): string {
  const amount = parseAmount(values.amount);
  const rate = parsePercent(values.vatRate);
  if (!values.isVatIncluded || isBudgetPayment(values) || !amount.ok || !rate.ok) return '';
  return formatVat(amount.amount, rate.percent);
}

/** Returns the purpose with its VAT text, or the text of the structure. */
function getSentPurpose(values: PaymentValues): string {
  if (isBudgetPayment(values)) {
    const structure = getSentStructure(values);
    return structure ? values.storedPurposeText || buildPurposeText(structure) : '';
  }
  const purpose = tidyLine(values.purpose);
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
  const { standardPurposeCode, receiverCountry, isInstant, ...others } = requisites;
  const parts = {
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
  return {
    ...others,
    ...(standardPurposeCode && { standardPurposeCode }),
    ...(isInstant && { isInstant }),
    ...(receiverCountry && !draft.receiverIsResident && { receiverCountry }),
    ...writePaymentXml(parts),
    ...(requestId !== null && { requestId }),
  };
}
