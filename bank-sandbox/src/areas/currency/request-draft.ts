import type { CurrencyRequestToSave } from '@ncb/shared-kernel/api/contract';
import { DocumentType, RateType } from '@ncb/shared-kernel/domain/vocabulary';
import { onlyChosen } from './basis';

/**
 * A request without what belongs to requests of another type or to another kind of rate: it would be stored and signed
 * and mean nothing. A rate is written with a point.
 */
export function normalisedRequest(request: CurrencyRequestToSave): CurrencyRequestToSave {
  const { type, rateType, customerRate, restAccountId, targetCurrencyCode } = request;
  return {
    ...request,
    ...onlyChosen(request),
    customerRate: rateType === RateType.bank ? '' : customerRate.trim().replace(',', '.'),
    restAccountId: type === DocumentType.buyRequest ? restAccountId : '',
    targetCurrencyCode: type === DocumentType.convertRequest ? targetCurrencyCode : '',
  };
}
