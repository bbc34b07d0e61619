import fc from 'fast-check';
import { DOCUMENT_KINDS, PRINTOUT_KINDS, PRINTOUT_STATES, STORED_STATUSES } from '../../../domain/vocabulary';
import {
  getBankCertificate,
  getExecutedPayment,
  getSignedPdf,
  listLinkedPayments,
  recallDocuments,
  type ExecutedPayment,
  type LinkedPayment,
} from '../payment-documents';
import { issuePrintouts, issueStatementPrintout, verifyPrintout } from '../printouts';
import {
  anyDate,
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  filledText,
  listOf,
  nullable,
  optionally,
  nothing,
  recordOf,
} from './generators';
import { xmlParts } from './payment-calls';
import { roundTrip } from './round-trip';

const status = anyOf(STORED_STATUSES);
const document = recordOf({ id: anyId, type: anyOf(DOCUMENT_KINDS) });

const linked = recordOf<LinkedPayment>({
  id: anyId,
  number: anyText,
  documentDate: nullable(anyDate),
  status,
  amount: nullable(anyMoney),
  currencyLetters: anyText,
});

const executed = recordOf<ExecutedPayment>({
  currencyCode: anyId,
  number: anyText,
  documentDate: nullable(anyDate),
  amount: nullable(anyMoney),
  debitIban: anyText,
  creditIban: anyText,
  receiverName: anyText,
  receiverCode: anyText,
  purpose: anyText,
  uetr: optionally(filledText),
  ...xmlParts,
});

const filledIds = fc.array(anyId, { minLength: 1, maxLength: 5 });
const verdicts = listOf(
  recordOf({ id: anyId, status: nullable(status), error: nullable(filledText), errorCode: nullable(filledText) }),
);

const reference = { number: anyText, address: anyText, amount: anyMoney, currencyLetters: anyText };

export const PAYMENT_DOCUMENT_CALLS = [
  roundTrip(listLinkedPayments, recordOf({ requestId: anyId }), recordOf({ payments: listOf(linked) })),
  roundTrip(recallDocuments, recordOf({ documents: listOf(document) }), recordOf({ verdicts })),
  roundTrip(getExecutedPayment, recordOf({ bankDocumentId: anyId, accountId: anyId }), recordOf({ payment: executed })),
  roundTrip(getSignedPdf, recordOf({ document }), recordOf({ pdf: anyText })),
  roundTrip(
    issuePrintouts,
    recordOf({ documents: listOf(document) }),
    recordOf({ printouts: listOf(recordOf({ documentId: anyId, ...reference })) }),
  ),
  roundTrip(
    issueStatementPrintout,
    recordOf({ accountIds: filledIds, start: anyDate, end: anyDate }),
    recordOf({ ...reference, closings: listOf(recordOf({ accountId: anyId, closing: anyMoney })) }),
  ),
  roundTrip(
    verifyPrintout,
    recordOf({ number: anyText, amount: nullable(anyMoney) }),
    recordOf({ kind: anyOf(PRINTOUT_KINDS), issued: anyMoment, state: anyOf(PRINTOUT_STATES) }),
  ),
  roundTrip(getBankCertificate, nothing, recordOf({ serial: anyText })),
];
