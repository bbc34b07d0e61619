import type { ExecutedPayment, Payment } from '../../api/contract';
import { DocumentStatus, DocumentType, findCurrency } from '../../domain/vocabulary';

/** What the statement knows of an executed document and the call about it does not say. */
export interface ExecutedFacts {
  /** The bank's own number of the document. */
  readonly id: string;
  readonly accountId: string;
  /** When it was executed, `yyyy-MM-ddTHH:mm:ss`; null where the bank does not tell. */
  readonly executed: string | null;
  /** In the account's currency, for a bank that does not repeat it. */
  readonly sum: string;
}

/** A document that the bank has executed, whoever paid, as a payment that can only be read. */
export function executedAsPayment(
  executed: ExecutedPayment,
  { id, accountId, executed: moment, sum }: ExecutedFacts,
): Payment {
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
