import type { ClientInfo, CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import {
  addressOfRow,
  addressOfValues,
  NO_BENEFICIARY,
  rowOfBeneficiary,
  valuesOfAddress,
  valuesOfBeneficiary,
  type AddressValues,
  type BeneficiaryValues,
} from '@ncb/shared-kernel/blocks/foreign-bank';
import { isEmptyParty } from '@ncb/shared-kernel/domain/parties';
import {
  composeAddress,
  EMPTY_ADDRESS,
  isEmptyAddress,
  writePaymentXml,
  type BeneficiaryRow,
  type CurrencyPaymentDraft,
  type PaymentParts,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { CurrencyPaymentKind, FeePayer, FundsSource } from '@ncb/shared-kernel/domain/vocabulary';
import { NO_BASIS_VALUES, plainAmount, toBasis, type BasisValues } from '../basis';

/** What the form holds: both steps of the payment as they are being typed, and what becomes of them beside it. */
export interface PaymentValues extends BasisValues, BeneficiaryValues, AddressValues, PaymentParts {
  readonly number: string;
  readonly documentDate: string;
  readonly valueDate: string;
  /** Numeric code; '' while nothing is chosen. */
  readonly currencyCode: string;
  readonly debitAccountId: string;
  readonly amount: string;
  readonly feePayer: FeePayer | '';
  readonly kind: CurrencyPaymentKind | '';
  readonly fundsSource: FundsSource | '';
  readonly purpose: string;
  readonly comment: string;
  /** The buy request that brought the currency; '' for none. */
  readonly requestId: string;
  /** The parts of the address were typed, or somebody has looked at those that were guessed from one line. */
  readonly isAddressSure: boolean;
  /** Somebody has asked the partner, by a number known before, whether the new account is his. */
  readonly isPartnerCalled: boolean;
  /** Whether the payment becomes a template when it is saved. */
  readonly saveTemplate: boolean;
}

const NO_ADDRESS = valuesOfAddress(EMPTY_ADDRESS);

/** An empty payment abroad of today with the next number. */
export function emptyPayment(session: ClientInfo): PaymentValues {
  return {
    ...NO_BENEFICIARY,
    ...NO_ADDRESS,
    ...NO_BASIS_VALUES,
    number: String(session.nextCurrencyPaymentNumber),
    documentDate: session.bankDay,
    valueDate: '',
    currencyCode: '',
    debitAccountId: '',
    amount: '',
    feePayer: FeePayer.shared,
    kind: CurrencyPaymentKind.external,
    fundsSource: FundsSource.own,
    purpose: '',
    comment: '',
    requestId: '',
    isAddressSure: true,
    isPartnerCalled: false,
    saveTemplate: false,
  };
}

/** What is checked and sent: tidied text, amounts in the wire's form where they are amounts. */
export function toDraft(values: PaymentValues): CurrencyPaymentDraft {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = values;
  const row = rowOfBeneficiary(values);
  const parts = addressOfValues(values);
  const hasParts = !isEmptyAddress(parts);
  return {
    ...toBasis(values),
    ...row,
    beneficiary: { ...row.beneficiary, address: hasParts ? composeAddress(parts) : row.beneficiary.address },
    ...(hasParts && { addressParts: parts }),
    ...(structuredPurpose && structuredPurpose.kind !== 'none' && { structuredPurpose }),
    ...(ultimateDebtor && !isEmptyParty(ultimateDebtor) && { ultimateDebtor }),
    ...(ultimateCreditor && !isEmptyParty(ultimateCreditor) && { ultimateCreditor }),
    number: values.number.trim(),
    documentDate: values.documentDate,
    valueDate: values.valueDate,
    currencyCode: values.currencyCode,
    debitAccountId: values.debitAccountId,
    amount: plainAmount(values.amount),
    feePayer: values.feePayer || null,
    kind: values.kind || null,
    fundsSource: values.fundsSource || null,
    purpose: tidyLine(values.purpose),
    comment: tidyLine(values.comment),
    // Own money was brought by no request.
    requestId: values.fundsSource === FundsSource.bought ? values.requestId : '',
  };
}

/** What is sent: structured purpose and actual parties travel as XML. */
export function toSave(draft: CurrencyPaymentDraft): Omit<CurrencyPaymentToSave, 'id'> {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor, ...requisites } = draft;
  const parts = {
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
  return { ...requisites, ...writePaymentXml(parts) };
}

/** The second step of a receiver that is known; of an address on one line its parts are guessed and to be looked at. */
export function receiverValues(
  row: BeneficiaryRow,
): BeneficiaryValues & AddressValues & Pick<PaymentValues, 'isAddressSure' | 'isPartnerCalled'> {
  const { addressParts } = row;
  return {
    ...valuesOfBeneficiary(row),
    ...valuesOfAddress(addressOfRow(row)),
    isAddressSure: addressParts !== undefined || row.beneficiary.address === '',
    isPartnerCalled: false,
  };
}
