import type { CurrencyRequestToSave } from '@ncb/shared-kernel/api/contract';
import { DocumentType, RateType } from '@ncb/shared-kernel/domain/vocabulary';
import { keepChosenBasis } from './purchase-basis';

/** Clears fields of other request types and rate kinds, which would be signed without meaning. */
export function normaliseRequest(request: CurrencyRequestToSave): CurrencyRequestToSave {
  const { type, rateType, customerRate, restAccountId, targetCurrencyCode } = request;
  return {
    ...request,
    ...keepChosenBasis(request),
    customerRate: rateType === RateType.bank ? '' : customerRate.trim().replace(',', '.'),
    restAccountId: type === DocumentType.buyRequest ? restAccountId : '',
    targetCurrencyCode: type === DocumentType.convertRequest ? targetCurrencyCode : '',
  };
}
