import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { writeCanonicalPayment } from '../areas/payments/write-canonical-payment';
import type { Owner } from './open-accounts';

/** Arguments of PostgreSQL's `format()`. */
const PLACES = {
  id: '%1$s',
  number: '%2$s',
  documentDate: '%3$s',
  payerIban: '%4$s',
  amount: '%5$s',
  receiverName: '%6$s',
  receiverCode: '%7$s',
  receiverAccount: '%8$s',
  purpose: '%9$s',
} as const;

/** Placeholder that no other field contains. */
const ID = 9_007_199_254;

/**
 * Builds the canonical text with placeholders, using the function of real payments. Inserted values must need no JSON
 * escapes.
 */
export function buildCanonicalFormat({ name, code }: Pick<Owner, 'name' | 'code'>): string {
  const text = writeCanonicalPayment({
    ...PLACES,
    id: ID,
    version: 1,
    valueDate: null,
    payerName: name,
    payerCode: code,
    currencyLetters: UAH.letters,
    receiverHasCode: true,
    receiverIsResident: true,
    details: {},
    requestId: null,
  });
  return text.replace(String(ID), PLACES.id);
}
