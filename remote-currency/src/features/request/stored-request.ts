import type { ClientInfo, CurrencyRequest } from '@ncb/shared-kernel/api/contract';
import { fromBasis } from '../basis';
import { emptyRequest, type RateChoice, type RequestValues } from './request-values';

/** The values of a stored request, to change it. A day that the bank fixed is none that the user has chosen. */
export function valuesOf(stored: CurrencyRequest, session: ClientInfo): RequestValues {
  const valueDate = stored.isValueDateFixed ? '' : stored.valueDate;
  const { number, documentDate, currencyCode, targetCurrencyCode } = stored;
  const { debitAccountId, restAccountId, creditAccountId, amount, rateType, customerRate, purpose } = stored;
  return {
    ...emptyRequest(session),
    ...fromBasis(stored),
    ...{ number, documentDate, valueDate, currencyCode, targetCurrencyCode },
    ...{ debitAccountId, restAccountId, creditAccountId, amount, customerRate, purpose },
    rateType: String(rateType ?? 1) as RateChoice,
  };
}

/** What an earlier request of the kind said, to be asked once more; number and dates stay as they are. */
export function repeatOf(stored: CurrencyRequest, session: ClientInfo): Partial<RequestValues> {
  const { number: _, documentDate: __, valueDate: ___, ...earlier } = valuesOf(stored, session);
  return earlier;
}

/** A stored request as the pattern of a new one: today's date, the next number, no day of execution. */
export function copyOf(stored: CurrencyRequest, session: ClientInfo): RequestValues {
  const { number, documentDate, valueDate } = emptyRequest(session);
  return { ...valuesOf(stored, session), number, documentDate, valueDate };
}
