import type { ClientInfo, CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import { toBasisValues } from '../basis';
import { createEmptyRequest, type RateChoice, type RequestValues } from './request-values';

/** Builds form values; a value date fixed by the bank is not a choice of the user. */
export function toRequestValues(stored: CurrencyRequest, session: ClientInfo): RequestValues {
  const valueDate = stored.isValueDateFixed ? '' : stored.valueDate;
  const { number, documentDate, currencyCode, targetCurrencyCode } = stored;
  const { debitAccountId, restAccountId, creditAccountId, amount, rateType, customerRate, purpose } = stored;
  return {
    ...createEmptyRequest(session),
    ...toBasisValues(stored),
    number,
    documentDate,
    valueDate,
    currencyCode,
    targetCurrencyCode,
    debitAccountId,
    restAccountId,
    creditAccountId,
    amount,
    customerRate,
    purpose,
    rateType: String(rateType ?? 1) as RateChoice,
  };
}

/** Returns repeated values; number and dates stay. */
export function toRepeatValues(stored: CurrencyRequest, session: ClientInfo): Partial<RequestValues> {
  const { number: _, documentDate: __, valueDate: ___, ...earlier } = toRequestValues(stored, session);
  return earlier;
}

/** Builds a copy with bank day, next number and no value date. */
export function toCopyValues(stored: CurrencyRequest, session: ClientInfo): RequestValues {
  const { number, documentDate, valueDate } = createEmptyRequest(session);
  return { ...toRequestValues(stored, session), number, documentDate, valueDate };
}
