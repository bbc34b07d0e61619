import { RATE_WORDS, writeCanonical } from '@ncb/shared-kernel/domain/documents';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentRow } from '../documents/find-document';
import { canonicalBasis } from './purchase-basis';
import { canonicalFee } from './canonical-fee';
import { canonicalHead, type SignedContext } from './canonical-currency-payment';
import { currencyRequestOf } from './stored-details';

export interface SignedRequestContext extends SignedContext {
  readonly restIban: string;
  readonly targetLetters: string;
  readonly transitIban: string;
}

/** Builds the canonical text of a request. */
export function canonicalRequest(row: DocumentRow, more: SignedRequestContext): string {
  const { rateType, customerRate, fee, hryvnias } = currencyRequestOf(row);
  const common = {
    ...canonicalHead(row, more),
    rateType: RATE_WORDS[rateType],
    customerRate,
    creditIban: row.receiverAccount,
    ...canonicalFee(fee, more.feeIban),
    ...canonicalBasis(more.basis, more.contracts, row.currencyLetters),
    purpose: row.purpose,
  };
  if (row.type === DocumentType.saleRequest) return writeCanonical('4', common);
  if (row.type === DocumentType.convertRequest)
    return writeCanonical('5', { ...common, targetCurrency: more.targetLetters });
  const { restIban, transitIban } = more;
  return writeCanonical('3', { ...common, restIban, hryvnias: hryvnias ?? '', transitIban });
}
