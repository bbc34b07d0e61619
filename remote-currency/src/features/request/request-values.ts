import type { Account, ClientInfo, CurrencyRequestToSave } from '@ncb/shared-kernel/api/contract';
import { readTypedRate, type CurrencyRequestDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { RateType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';
import { NO_BASIS_VALUES, toWireAmount, toBasis, type BasisValues } from '../basis';

export type RateChoice = '1' | '2' | '3' | '4';

export interface RequestValues extends BasisValues {
  readonly number: string;
  /** `yyyy-MM-dd`, or invalid text as typed. */
  readonly documentDate: string;
  readonly valueDate: string;
  /** Numeric code; '' before a choice. */
  readonly currencyCode: string;
  /** Conversions only. */
  readonly targetCurrencyCode: string;
  readonly debitAccountId: string;
  /** Purchases only. */
  readonly restAccountId: string;
  readonly creditAccountId: string;
  readonly amount: string;
  readonly rateType: RateChoice;
  /** Kept as typed while the bank's rate is chosen. */
  readonly customerRate: string;
  readonly purpose: string;
}

export function createEmptyRequest(session: ClientInfo): RequestValues {
  return {
    ...NO_BASIS_VALUES,
    number: String(session.nextCurrencyRequestNumber),
    documentDate: session.bankDay,
    valueDate: '',
    currencyCode: '',
    targetCurrencyCode: '',
    debitAccountId: '',
    restAccountId: '',
    creditAccountId: '',
    amount: '',
    rateType: '1',
    customerRate: '',
    purpose: '',
  };
}

/** Builds a draft without parts of other kinds of request, rate or basis. */
export function toDraft(type: RequestType, values: RequestValues): CurrencyRequestDraft {
  const { rateType, customerRate } = values;
  return {
    ...values,
    ...toBasis(values),
    type,
    number: values.number.trim(),
    amount: toWireAmount(values.amount),
    rateType: getRateType(values),
    customerRate: rateType === '1' ? '' : (readTypedRate(customerRate) ?? customerRate.trim()),
    purpose: tidyLine(values.purpose),
  };
}

export function getRateType({ rateType }: Pick<RequestValues, 'rateType'>): RateType {
  return Object.values(RateType).find((rateKind) => String(rateKind) === rateType) ?? RateType.bank;
}

/** Returns the rate with a point; null for the bank's rate or invalid text. */
export function getCustomerRate({ rateType, customerRate }: RequestValues): string | null {
  return rateType === '1' ? null : readTypedRate(customerRate);
}

/** Builds the request; IBANs and the company's name are sent beside their ids, for people. */
export function toRequestToSave(
  id: string | null,
  draft: CurrencyRequestDraft,
  accounts: readonly Account[],
  company: { readonly code: string; readonly name: string },
): CurrencyRequestToSave {
  const findIban = (accountId: string) => accounts.find((account) => account.id === accountId)?.iban ?? '';
  return {
    ...draft,
    id,
    debitIban: findIban(draft.debitAccountId),
    restIban: findIban(draft.restAccountId),
    creditIban: findIban(draft.creditAccountId),
    companyCode: company.code,
    companyName: company.name,
  };
}
