import type { ExecutedPayment, Payment } from '../../api/contract';
import { DocumentStatus, DocumentType, findCurrency } from '../../domain/vocabulary';

/** Data of an executed document that only the statement has. */
interface ExecutedFacts {
  /** The bank's own number of the document. */
  readonly id: string;
  readonly accountId: string;
  /** Time of execution, `yyyy-MM-ddTHH:mm:ss`; null if not reported. */
  readonly executed: string | null;
  /** In the account's currency, for a bank that does not repeat the amount. */
  readonly sum: string;
}

/** Converts a document executed by the bank to a read-only payment, outgoing or incoming. */
export function toPayment(executed: ExecutedPayment, { id, accountId, executed: moment, sum }: ExecutedFacts): Payment {
  const { currencyCode, amount, documentDate, ...fields } = executed;
  return {
    ...fields,
    id,
    type: DocumentType.uahPayment,
    status: DocumentStatus.success,
    version: 1,
    documentDate: documentDate ?? '',
    valueDate: moment?.slice(0, 10) ?? '',
    debitAccountId: accountId,
    receiverIsResident: true,
    receiverHasCode: executed.receiverCode !== '',
    amount: amount ?? sum,
    currencyCode,
    currencyLetters: findCurrency(currencyCode)?.letters ?? currencyCode,
    creator: '',
    abortReason: null,
    confirmed: moment,
    signatures: [],
  };
}
