import { checkCompanyCode } from '@ncb/shared-kernel/domain/identifiers';
import { splitVatText } from '@ncb/shared-kernel/domain/money';
import type { FoundRequisites } from '@ncb/shared-kernel/domain/requisites';
import type { PaymentValues } from '../payment';

/**
 * Converts found requisites. The form writes the VAT text: its own wording is removed; with other wording the VAT
 * switch stays off, or VAT would be stated twice.
 */
export function toFoundValues(found: FoundRequisites): Partial<PaymentValues> {
  const { creditIban, receiverCode, receiverName, amount, purpose, isVatIncluded, vatRate } = found;
  const split = purpose === undefined ? null : splitVatText(purpose, amount ?? '');
  const hasVatText = split !== null && split.rate === null && /пдв|ндс|vat/iu.test(split.purpose);
  const rate = split?.rate ?? vatRate;
  return {
    ...(creditIban !== undefined && { creditIban }),
    ...(receiverCode !== undefined && {
      receiverCode,
      receiverIsResident: true,
      receiverHasCode: checkCompanyCode(receiverCode) === null,
    }),
    ...(receiverName !== undefined && { receiverName }),
    ...(amount !== undefined && { amount }),
    ...(split && { purpose: split.purpose }),
    ...((isVatIncluded !== undefined || split?.rate) && { isVatIncluded: isVatIncluded === true && !hasVatText }),
    ...(rate && !hasVatText && { vatRate: rate }),
  };
}
