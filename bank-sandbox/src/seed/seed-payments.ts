import { addDays } from '@ncb/shared-kernel/domain/dates';
import { DocumentStatus, DocumentType, SignatureRight, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { writeCanonicalPayment } from '../areas/payments/write-canonical-payment';
import { schema, type Queries } from '../db';
import { toBankNumber, ensureInternalAccount, post, placeHolds } from '../ledger';
import type { DemoSigner } from './seed-certificates';
import { SEED, type SeedPayment } from './seed-data';
import { buildTimeline, type Timeline } from './timeline';

const { document, documentSignature, documentVersion } = schema;

/** Second the chief accountant, first the finance director. */
const SECOND_SIGNER = 503;
const FIRST_SIGNER = 502;

const HRYVNIA_PAYMENTS = SEED.payments.filter(({ pmt_type }) => pmt_type === DocumentType.uahPayment);

export const PAYMENT_IDS: readonly number[] = HRYVNIA_PAYMENTS.map(({ pmt_id }) => Number(pmt_id));

export function getExecutedPayments(): readonly SeedPayment[] {
  return HRYVNIA_PAYMENTS.filter(({ status_ref }) => status_ref === DocumentStatus.success);
}

export function getNextPaymentNumber(companyRef: string): number {
  const used = HRYVNIA_PAYMENTS.filter(({ company }) => company === companyRef).map(({ pmt_num }) => Number(pmt_num));
  return Math.max(0, ...used) + 1;
}

/** Seeds payments in every status, really signed, with their entries and holds. */
export async function seedPayments(
  tx: Queries,
  signers: readonly DemoSigner[],
  bankDay: string,
  now: Date,
): Promise<void> {
  for (const [index, payment] of HRYVNIA_PAYMENTS.entries()) {
    const times = buildTimeline(now, Number(payment.pmt_date), index);
    const row = await insertDocument(tx, payment, addDays(bankDay, Number(payment.pmt_date)), times);
    const canonical = await storeVersion(tx, row, payment);
    for (const step of getSignatureSteps(payment.status_ref, times)) await signAs(tx, signers, row.id, canonical, step);
    if (payment.status_ref === DocumentStatus.inProgress) await placeHolds(tx, row.id, [row]);
    if (payment.status_ref === DocumentStatus.success) await execute(tx, row, times);
  }
}

type Row = typeof document.$inferSelect;

async function insertDocument(
  tx: Queries,
  payment: SeedPayment,
  documentDate: string,
  { created, sent, finished, due }: Timeline,
): Promise<Row> {
  const status = payment.status_ref;
  const creator = SEED.users.find(({ userLastName }) => payment.user_name.startsWith(userLastName));
  const [row] = await tx
    .insert(document)
    .values({
      id: Number(payment.pmt_id),
      type: DocumentType.uahPayment,
      companyId: Number(payment.company),
      number: payment.pmt_num,
      documentDate,
      accountId: Number(payment.acn_id),
      amount: payment.amount,
      currencyCode: UAH.code,
      currencyLetters: UAH.letters,
      receiverName: payment.name_co,
      receiverCode: payment.okpo_co,
      receiverAccount: payment.acnt_co,
      receiverIsResident: payment.is_resident === 1,
      receiverHasCode: payment.has_code === 1,
      purpose: payment.pay_purp,
      details:
        payment.sppType === 'none'
          ? {}
          : { structuredPurposeKind: payment.sppType, structuredPurpose: payment.rmtStrd },
      status,
      creatorId: Number(creator?.userId),
      createdAt: created,
      sentAt: status >= DocumentStatus.inProgress ? sent : null,
      dueAt: status === DocumentStatus.inProgress ? due : null,
      confirmedAt: status > DocumentStatus.inProgress ? finished : null,
      reason: payment.reason === '' ? null : payment.reason,
    })
    .returning();
  if (!row) throw new Error('a payment of the seed was not stored');
  return row;
}

async function storeVersion(tx: Queries, row: Row, payment: SeedPayment): Promise<string> {
  const company = SEED.companies.find(({ clientRef }) => clientRef === payment.company);
  const account = SEED.accounts.find(({ acn_id }) => acn_id === payment.acn_id);
  const canonical = writeCanonicalPayment({
    ...row,
    payerName: company?.shortName ?? '',
    payerCode: company?.code ?? '',
    payerIban: account?.iban ?? '',
  });
  const { id: documentId, version, creatorId: madeBy, createdAt: madeAt } = row;
  await tx.insert(documentVersion).values({ documentId, version, canonical, madeBy, madeAt });
  return canonical;
}

interface SignatureStep {
  readonly userId: number;
  readonly right: SignatureRight;
  readonly at: Date;
}

function getSignatureSteps(status: SeedPayment['status_ref'], { signedSecond, signedFirst }: Timeline) {
  const second: SignatureStep = { userId: SECOND_SIGNER, right: SignatureRight.second, at: signedSecond };
  const first: SignatureStep = { userId: FIRST_SIGNER, right: SignatureRight.first, at: signedFirst };
  if (status === DocumentStatus.new) return [];
  if (status === DocumentStatus.signedSecond) return [second];
  return status === DocumentStatus.signedFirst ? [first] : [second, first];
}

async function signAs(
  tx: Queries,
  signers: readonly DemoSigner[],
  documentId: number,
  canonical: string,
  { userId, right, at }: SignatureStep,
): Promise<void> {
  const person = signers.find((signer) => signer.userId === userId);
  if (!person) throw new Error(`the seed has no key of user ${userId}`);
  await tx.insert(documentSignature).values({
    documentId,
    version: 1,
    userId,
    certificateId: person.certificateId,
    signatureRight: right,
    signature: await person.signer.sign(new TextEncoder().encode(canonical), at),
    signingTime: at,
    acceptedAt: at,
  });
}

async function execute(tx: Queries, row: Row, { finished }: Timeline): Promise<void> {
  const number = await post(tx, {
    kind: 'payment',
    documentId: row.id,
    bankDay: row.documentDate,
    at: finished,
    movements: [
      { accountId: row.accountId, amount: `-${row.amount}` },
      { accountId: await ensureInternalAccount(tx, 'sep'), amount: row.amount },
    ],
  });
  await tx
    .update(document)
    .set({ bankDocumentId: toBankNumber(number) })
    .where(eq(document.id, row.id));
}
