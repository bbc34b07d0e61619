import { DocumentType, findCurrency, UAH, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';

/** Returns the letters of cost or proceeds: hryvnia; in a conversion the target currency. */
export function getResultLetters(type: RequestType, targetCurrencyCode: string): string {
  return type === DocumentType.convertRequest ? (findCurrency(targetCurrencyCode)?.letters ?? '') : UAH.letters;
}
