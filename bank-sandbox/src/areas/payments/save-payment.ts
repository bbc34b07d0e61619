import type { AnswerOf, RequestOf, savePayment, UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkUahPayment, readPaymentXml } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { statusAllows } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import type { DocumentDetails } from '../../db/schema';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { asDebitAccount, companyAccount, type CompanyAccount } from '../accounts/debit-account';
import { documentAudit } from '../document-audit';
import { canonicalPayment } from './canonical-payment';
import { lockDocument } from './company-document';
import { moveCounter } from './counters';
import { detailsOf } from './details';
import { once } from './idempotency';

const { document, documentVersion } = schema;

type Saved = AnswerOf<typeof savePayment>;

/** `save_pmt`: stores a hryvnia payment, or a new version of one that nobody has signed yet. */
export async function saveUahPayment(
  { db }: Services,
  caller: CompanyCaller,
  { payment }: RequestOf<typeof savePayment>,
): Promise<Outcome<Saved>> {
  return once(db, caller, async (tx) => {
    const draft = normalised(payment);
    const xml = readPaymentXml(draft);
    if (!xml.ok) return refuseFields(xml.problems);
    const found = await companyAccount(tx, caller.membership.companyId, draft.debitAccountId);
    const problems = checkUahPayment(
      { ...draft, ...xml.parts },
      { bankDay: caller.bankDay, debitAccount: found && asDebitAccount(found) },
    );
    const parsed = parseAmount(draft.amount);
    if (problems.length > 0 || !found || !parsed.ok) return refuseFields(problems);
    const requisites = { ...toRequisites(draft, found, parsed.amount), details: detailsOf(xml.parts) };
    const stored =
      draft.id === null ? await insert(tx, caller, requisites) : await change(tx, caller, draft.id, requisites);
    if (!stored.ok) return stored;
    await keepVersion(tx, caller, stored.value, found);
    await moveCounter(tx, caller.membership.companyId, 'payment', Number(draft.number));
    const { id, version } = stored.value;
    await writeAudit(tx, documentAudit(caller, version === 1 ? 'savePayment' : 'changePayment', String(id), 'ok'));
    return done({ id: String(id), status: DocumentStatus.new });
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

type Requisites = ReturnType<typeof toRequisites> & { readonly details: DocumentDetails };
type StoredDocument = typeof document.$inferSelect;

async function insert(
  tx: Queries,
  { membership, userId, at }: CompanyCaller,
  requisites: Requisites,
): Promise<Outcome<StoredDocument>> {
  const [stored] = await tx
    .insert(document)
    .values({
      ...requisites,
      type: DocumentType.uahPayment,
      companyId: membership.companyId,
      creatorId: userId,
      createdAt: at,
    })
    .returning();
  return stored ? done(stored) : refuse('internalError');
}

async function change(
  tx: Queries,
  { membership }: CompanyCaller,
  id: string,
  requisites: Requisites,
): Promise<Outcome<StoredDocument>> {
  const before = await lockDocument(tx, membership.companyId, id);
  if (!before || before.type !== DocumentType.uahPayment) return refuse('notFound');
  if (!statusAllows('change', before.status)) return refuse('statusForbidsAction');
  const [stored] = await tx
    .update(document)
    .set({ ...requisites, version: before.version + 1 })
    .where(eq(document.id, before.id))
    .returning();
  return stored ? done(stored) : refuse('notFound');
}

/** Makes the text that will be signed, once for this version. */
async function keepVersion(
  tx: Queries,
  { membership, userId, at }: CompanyCaller,
  stored: StoredDocument,
  debit: CompanyAccount,
): Promise<void> {
  const payer = { payerName: membership.companyName, payerCode: membership.companyCode, payerIban: debit.iban };
  await tx.insert(documentVersion).values({
    documentId: stored.id,
    version: stored.version,
    canonical: canonicalPayment({ ...stored, ...payer }),
    madeBy: userId,
    madeAt: at,
  });
}
