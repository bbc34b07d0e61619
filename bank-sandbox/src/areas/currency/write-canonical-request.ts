import { RATE_WORDS, writeCanonical } from '@ncb/shared-kernel/domain/documents';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { DocumentRow } from '../documents/find-document';
import { buildCanonicalBasis } from './purchase-basis';
import { buildCanonicalFee } from './build-canonical-fee';
import { buildCanonicalHead, type SignedContext } from './write-canonical-currency-payment';
import { requireCurrencyRequest } from './stored-details';

interface SignedRequestContext extends SignedContext {
  readonly restIban: string;
  readonly targetLetters: string;
  readonly transitIban: string;
}

/** Builds the canonical text of a request. */
export function writeCanonicalRequest(row: DocumentRow, more: SignedRequestContext): string {
  const { rateType, customerRate, fee, hryvnias } = requireCurrencyRequest(row);
  const common = {
    ...buildCanonicalHead(row, more),
    rateType: RATE_WORDS[rateType],
    customerRate,
    creditIban: row.receiverAccount,
    ...buildCanonicalFee(fee, more.feeIban),
    ...buildCanonicalBasis(more.basis, more.contracts, row.currencyLetters),
    purpose: row.purpose,
  };
  if (row.type === DocumentType.saleRequest) return writeCanonical('4', common);
  if (row.type === DocumentType.convertRequest)
    return writeCanonical('5', { ...common, targetCurrency: more.targetLetters });
  const { restIban, transitIban } = more;
  return writeCanonical('3', { ...common, restIban, hryvnias: hryvnias ?? '', transitIban });
}
