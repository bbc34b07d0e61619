import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { canonicalPayment } from '../areas/payments/canonical-payment';
import type { Owner } from './accounts';

/** A format of PostgreSQL's `format()` in which the arguments have these places. */
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

/** What stands in for the number of the document while the format is made: a text that no other field has. */
const ID = 9_007_199_254;

/**
 * The canonical text of a generated payment with holes for what differs, made by the one function that makes such
 * texts. What fills the holes must need no escape in JSON.
 */
export function canonicalFormat({ name, code }: Pick<Owner, 'name' | 'code'>): string {
  const text = canonicalPayment({
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
