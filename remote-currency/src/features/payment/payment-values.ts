import type { ClientInfo, CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import {
  readAddressValues,
  NO_BENEFICIARY,
  readBeneficiaryValues,
  toAddressValues,
  type AddressValues,
  type BeneficiaryValues,
} from '@ncb/shared-kernel/blocks/foreign-bank';
import { isEmptyParty } from '@ncb/shared-kernel/domain/parties';
import {
  composeAddress,
  EMPTY_ADDRESS,
  isEmptyAddress,
  writePaymentXml,
  type CurrencyPaymentDraft,
  type PaymentParts,
} from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { CurrencyPaymentKind, FeePayer, FundsSource } from '@ncb/shared-kernel/domain/vocabulary';
import { NO_BASIS_VALUES, toWireAmount, toBasis, type BasisValues } from '../basis';

export interface PaymentValues extends BasisValues, BeneficiaryValues, AddressValues, PaymentParts {
  readonly number: string;
  readonly documentDate: string;
  readonly valueDate: string;
  /** Numeric code; '' before a choice. */
  readonly currencyCode: string;
  readonly debitAccountId: string;
  readonly amount: string;
  readonly feePayer: FeePayer | '';
  readonly kind: CurrencyPaymentKind | '';
  readonly fundsSource: FundsSource | '';
  readonly purpose: string;
  readonly comment: string;
  /** Buy request; '' for none. */
  readonly requestId: string;
  /** True if address parts were typed, or guessed ones confirmed. */
  readonly isAddressSure: boolean;
  /** True if the user has called the partner by a number known before. */
  readonly isPartnerCalled: boolean;
  readonly saveTemplate: boolean;
}

const NO_ADDRESS = toAddressValues(EMPTY_ADDRESS);

export function createEmptyPayment(session: ClientInfo): PaymentValues {
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

export function toDraft(values: PaymentValues): CurrencyPaymentDraft {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = values;
  const row = readBeneficiaryValues(values);
  const parts = readAddressValues(values);
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
    amount: toWireAmount(values.amount),
    feePayer: values.feePayer || null,
    kind: values.kind || null,
    fundsSource: values.fundsSource || null,
    purpose: tidyLine(values.purpose),
    comment: tidyLine(values.comment),
    // Own funds have no buy request.
    requestId: values.fundsSource === FundsSource.bought ? values.requestId : '',
  };
}

/** Builds the request; structured purpose and ultimate parties are sent as XML. */
export function toPaymentRequest(draft: CurrencyPaymentDraft): Omit<CurrencyPaymentToSave, 'id'> {
  const { structuredPurpose, ultimateDebtor, ultimateCreditor, ...requisites } = draft;
  const parts = {
    ...(structuredPurpose && { structuredPurpose }),
    ...(ultimateDebtor && { ultimateDebtor }),
    ...(ultimateCreditor && { ultimateCreditor }),
  };
  return { ...requisites, ...writePaymentXml(parts) };
}
