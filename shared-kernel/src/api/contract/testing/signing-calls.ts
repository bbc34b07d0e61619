import { DECLARATION, DOCUMENT_KINDS, STORED_STATUSES } from '../../../domain/vocabulary';
import {
  documentsToSign,
  sendDocuments,
  undoSendDocuments,
  signDocuments,
  unsignDocuments,
  type DocumentRef,
  type DocumentToSign,
  type PayrollDifferenceToSign,
  type SignedRef,
} from '../signing';
import type { StoredNameCheck } from '../receiver-name-check';
import type { Verdict } from '../verdict';
import { ROW_MARKS } from '../../../domain/signing-protocol';
import { nameCheckCounts, nameCheckFields } from './catalogue-calls';
import {
  anyDate,
  anyFlag,
  anyId,
  anyMoment,
  anyMoney,
  anyOf,
  anyText,
  anyWhole,
  filledText,
  listOf,
  nullable,
  optionally,
  recordOf,
} from './generators';
import { roundTrip } from './round-trip';

const type = anyOf(DOCUMENT_KINDS);

const documents = listOf(recordOf<DocumentRef>({ id: anyId, type }));
const signedType = anyOf([...DOCUMENT_KINDS, DECLARATION] as const);
const toBeSigned = listOf(recordOf<SignedRef>({ id: anyId, type: signedType }));
const verdicts = listOf(
  recordOf<Verdict>({
    id: anyId,
    status: nullable(anyOf(STORED_STATUSES)),
    error: nullable(filledText),
    errorCode: nullable(filledText),
  }),
);
const difference = recordOf<PayrollDifferenceToSign>({
  number: anyText,
  documentDate: anyDate,
  total: anyMoney,
  employeeCount: anyWhole,
  left: anyWhole,
  marks: listOf(recordOf({ row: anyWhole, mark: anyOf(ROW_MARKS), before: anyText })),
});
const toSign = recordOf<DocumentToSign>({
  id: anyId,
  type: signedType,
  version: anyWhole,
  title: anyText,
  canonical: anyText,
  difference: optionally(difference),
  status: optionally(anyOf(STORED_STATUSES)),
  signatures: listOf(recordOf({ signer: anyText, right: anyWhole, at: anyMoment, certificate: anyText })),
  receiverNameCheck: optionally(recordOf<StoredNameCheck>({ ...nameCheckFields, checkedAt: anyMoment })),
  nameChecks: optionally(nameCheckCounts),
  statusAfter: optionally(anyOf(STORED_STATUSES)),
  refusal: optionally(filledText),
});
const signatures = listOf(recordOf({ id: anyId, version: anyWhole, signature: anyText }));

export const SIGNING_CALLS = [
  roundTrip(
    documentsToSign,
    recordOf({ documents: toBeSigned }),
    recordOf({ documents: listOf(toSign), certificates: listOf(anyText) }),
  ),
  roundTrip(signDocuments, recordOf({ all: anyFlag, documents: toBeSigned, signatures }), recordOf({ verdicts })),
  roundTrip(unsignDocuments, recordOf({ documents }), recordOf({ verdicts })),
  roundTrip(sendDocuments, recordOf({ documents }), recordOf({ verdicts, undoable: listOf(anyId) })),
  roundTrip(undoSendDocuments, recordOf({ documents }), recordOf({ verdicts })),
];
