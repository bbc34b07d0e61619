import { computeIncludedVat } from '@ncb/shared-kernel/domain/money';
import type { FoundRequisites, RequisitesInText } from '@ncb/shared-kernel/domain/requisites';

/** Fields to fill, by wire name; VAT has none. */
export type OfferedField = 'acnt_co' | 'okpo_co' | 'name_co' | 'amount' | 'vat' | 'pay_purp';

export interface Offer {
  readonly field: OfferedField;
  readonly part: FoundRequisites;
}

/**
 * Lists found requisites in form order.
 * @param iban the one chosen of several, null for the likeliest
 */
export function listOffers(found: RequisitesInText, iban: string | null): readonly Offer[] {
  const { receiverCode, receiverName, amount, purpose, isVatIncluded, vatRate } = found;
  const creditIban = iban ?? found.ibans[0];
  return [
    creditIban !== undefined && offer('acnt_co', { creditIban }),
    receiverCode !== undefined && offer('okpo_co', { receiverCode }),
    receiverName !== undefined && offer('name_co', { receiverName }),
    amount !== undefined && offer('amount', { amount }),
    isVatIncluded !== undefined && offer('vat', { isVatIncluded, ...(vatRate && { vatRate }) }),
    purpose !== undefined && offer('pay_purp', { purpose }),
  ].filter((each) => each !== false);
}

export function mergeOffers(ticked: readonly Offer[]): FoundRequisites {
  return Object.assign({}, ...ticked.map(({ part }) => part)) as FoundRequisites;
}

export function computeVatAmount({ amount, vatRate }: RequisitesInText): string | null {
  return amount !== undefined && vatRate !== undefined ? computeIncludedVat(amount, vatRate) : null;
}

function offer(field: OfferedField, part: FoundRequisites): Offer {
  return { field, part };
}
