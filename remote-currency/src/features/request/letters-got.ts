import { DocumentType, findCurrency, UAH, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';

/** Letters of what a request costs or brings: hryvnias, of a conversion the target currency; '' until that is chosen. */
export function lettersGot(type: RequestType, targetCurrencyCode: string): string {
  return type === DocumentType.convertRequest ? (findCurrency(targetCurrencyCode)?.letters ?? '') : UAH.letters;
}
