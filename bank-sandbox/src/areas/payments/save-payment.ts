import type { AnswerOf, RequestOf, savePayment, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkUahPayment, readPaymentXml } from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { asDebitAccount, companyAccount, type CompanyAccount } from '../accounts/debit-account';
import { storeDocument } from '../documents/store-document';
import { canonicalPayment } from './canonical-payment';
import { detailsOf } from './details';
import { once } from '../documents/idempotency';

type Saved = AnswerOf<typeof savePayment>;

/** `save_pmt`: stores a hryvnia payment, or a new version of one that nobody has signed yet. */
export async function saveUahPayment(
  { db }: Services,
  caller: CompanyCaller,
  { payment }: RequestOf<typeof savePayment>,
): Promise<Outcome<Saved>> {
  return once(db, caller, (tx) => storeUahPayment(tx, caller, payment));
}

/** The same within a transaction: for the payments of a file. */
export async function storeUahPayment(
  tx: Queries,
  caller: CompanyCaller,
  payment: UahPaymentToSave,
): Promise<Outcome<Saved>> {
  const draft = normalised(payment);
  const xml = readPaymentXml(draft);
  if (!xml.ok) return refuseFields(xml.problems);
  const { membership, bankDay } = caller;
  const found = await companyAccount(tx, membership.companyId, draft.debitAccountId);
  const debitAccount = found && asDebitAccount(found);
  const problems = checkUahPayment({ ...draft, ...xml.parts }, { bankDay, debitAccount });
  const parsed = parseAmount(draft.amount);
  if (problems.length > 0 || !found || !parsed.ok) return refuseFields(problems);
  const payer = { payerName: membership.companyName, payerCode: membership.companyCode, payerIban: found.iban };
  return storeDocument(tx, caller, {
    id: draft.id,
    requisites: { ...toRequisites(draft, found, parsed.amount), details: detailsOf(xml.parts) },
    counter: 'payment',
    canonical: (stored) => canonicalPayment({ ...stored, ...payer }),
  });
}

/** Accounts and codes are compared and stored without the spaces that people paste with them. */
function normalised(payment: UahPaymentToSave): UahPaymentToSave {
  const isPassport = payment.receiverIsResident && !payment.receiverHasCode;
  const normaliseReceiver = isPassport ? normalisePassport : normaliseCode;
  return {
    ...payment,
    creditIban: normaliseIban(payment.creditIban),
    receiverCode: normaliseReceiver(payment.receiverCode),
  };
}

function toRequisites(draft: UahPaymentToSave, debit: CompanyAccount, amount: string) {
  return {
    type: DocumentType.uahPayment,
    number: draft.number,
    documentDate: draft.documentDate,
    valueDate: draft.valueDate === '' ? null : draft.valueDate,
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
