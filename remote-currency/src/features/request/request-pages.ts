import { DocumentType, type RequestType } from '@ncb/shared-kernel/domain/vocabulary';

/** The page of each request. Source: spec 3 §2 */
export const REQUEST_PAGES = {
  [DocumentType.buyRequest]: 'miPmtCurNewBuy',
  [DocumentType.saleRequest]: 'miPmtCurNewSale',
  [DocumentType.convertRequest]: 'miPmtCurNewConvert',
} as const satisfies Readonly<Record<RequestType, string>>;

export type RequestPageName = (typeof REQUEST_PAGES)[RequestType];
