import type { AnswerOf, RequestOf, savePayment, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkUahPayment } from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import type { DocumentDetails } from '../../db/schema';
import { refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { CompanyAccount } from '../accounts/company-account';
import { checkPaymentRequest } from '../currency/find-linked-payments';
import { storeDocument, type Requisites } from '../documents/store-document';
import { writeCanonicalPayment } from './write-canonical-payment';
import { toPaymentDetails } from './payment-details';
import { withIdempotency } from '../documents/with-idempotency';
import { findNameCheck } from '../receivers/find-name-check';
import { isStillToAsk, queueNameChecks } from '../receivers/queue-name-checks';
import { takeBackNameChecks } from '../receivers/count-name-check';
import { readUahPaymentFacts } from './read-uah-payment-facts';

type SaveAnswer = AnswerOf<typeof savePayment>;

/** Answers `save_pmt`. */
export async function saveUahPayment(
  { db }: Services,
  caller: CompanyCaller,
  { payment }: RequestOf<typeof savePayment>,
): Promise<Outcome<SaveAnswer>> {
  return withIdempotency(db, caller, async (tx) => {
    // Before the audit rows, whose lock comes last. A draft that is saved again takes back nothing.
    if (payment.id === null) await takeBackNameChecks(tx, caller, normaliseIban(payment.creditIban));
    return storeUahPayment(tx, caller, payment);
  });
}

/** @param origin payroll that the payment is made for */
export async function storeUahPayment(
  tx: Queries,
  caller: CompanyCaller,
  payment: UahPaymentToSave,
  origin: Pick<Requisites, 'payrollId' | 'payrollPart'> = {},
): Promise<Outcome<SaveAnswer>> {
  const facts = await readUahPaymentFacts(tx, caller, payment);
  if (!facts.ok) return facts;
  const { draft, parts, debit, context, callBack, callBackDetail } = facts.value;
  const problems = checkUahPayment({ ...draft, ...parts }, context);
  const parsed = parseAmount(draft.amount);
  if (problems.length > 0 || !debit || !parsed.ok) return refuseFields(problems);
  const { membership } = caller;
  const request = await checkPaymentRequest(tx, membership.companyId, draft);
  if (!request.ok) return request;
  // It waits for the request, so it is not instant.
  if (draft.isInstant && request.value !== null) return refuseFields([{ field: 'isInstant', key: 'instantNotTaken' }]);
  const nameCheck = await findNameCheck(tx, caller, toNamedAccount(draft));
  const payer = { payerName: membership.companyName, payerCode: membership.companyCode, payerIban: debit.iban };
  return storeDocument(tx, caller, {
    id: draft.id,
    version: draft.version,
    requisites: {
      ...toRequisites(draft, debit, parsed.amount),
      ...origin,
      // Every name, so that the compiler names a detail that would not be stored.
      details: {
        ...toPaymentDetails(parts),
        standardPurposeCode: draft.standardPurposeCode || undefined,
        receiverCountry: draft.receiverCountry || undefined,
        receiverNameCheck: nameCheck,
        isInstant: draft.isInstant || undefined,
        callBack,
      } satisfies Record<Exclude<keyof DocumentDetails, 'currencyPayment' | 'currencyRequest'>, unknown>,
      // An edit does not repeat the request.
      ...(draft.requestId !== undefined && { requestId: request.value }),
    },
    counter: 'payment',
    ...(callBackDetail !== null && { detail: callBackDetail }),
    canonical: (stored) => writeCanonicalPayment({ ...stored, ...payer }),
    parts: (stored) => queueNameChecks(tx, stored, isStillToAsk(nameCheck) ? [0] : []),
  });
}

function toNamedAccount({ creditIban, receiverName, receiverCode, receiverHasCode }: UahPaymentToSave) {
  return { account: creditIban, name: receiverName, code: receiverCode, hasCode: receiverHasCode };
}

function toRequisites(draft: UahPaymentToSave, debit: CompanyAccount, amount: string) {
  return {
    type: DocumentType.uahPayment,
    number: draft.number,
    documentDate: draft.documentDate,
    valueDate: draft.valueDate === '' ? null : draft.valueDate,
    valueDateFixed: false,
    accountId: debit.id,
    amount,
    currencyCode: debit.currencyCode,
    currencyLetters: debit.currencyLetters,
    receiverName: draft.receiverName,
    receiverCode: draft.receiverCode,
    receiverAccount: draft.creditIban,
    receiverIsResident: draft.receiverIsResident,
    receiverHasCode: draft.receiverHasCode,
    purpose: draft.purpose,
  };
}
