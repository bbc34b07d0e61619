import type { AnswerOf, getPayment, RequestOf } from '@ncb/shared-kernel/api/contract';
import { UKRAINE } from '@ncb/shared-kernel/domain/countries';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { formatShortName, findUserById } from '../identity/users';
import { findDocument, isPaymentDocument } from '../documents/find-document';
import { readSignatureMarks } from '../documents/read-signatures';
import { isOutcomeUnknown } from '../instant/instant-transfers';
import { readNextSigners } from '../payment-rules/read-next-signers';
import { toPaymentXml } from './payment-details';

const { account } = schema;

/** Answers `get_pmt_info`. */
export async function readPayment(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof getPayment>,
): Promise<Outcome<AnswerOf<typeof getPayment>>> {
  const row = await findDocument(db.queries, caller.membership.companyId, id);
  if (!row || !isPaymentDocument(row)) return refuse('notFound');
  const [debit] = await db.queries.select({ iban: account.iban }).from(account).where(eq(account.id, row.accountId));
  return succeed({
    payment: {
      id: String(row.id),
      number: row.number,
      documentDate: row.documentDate,
      valueDate: row.valueDate ?? '',
      debitAccountId: String(row.accountId),
      creditIban: row.receiverAccount,
      receiverName: row.receiverName,
      receiverCode: row.receiverCode,
      receiverIsResident: row.receiverIsResident,
      receiverHasCode: row.receiverHasCode,
      amount: row.amount,
      purpose: row.purpose,
      receiverCountry: row.receiverIsResident ? UKRAINE.numeric : (row.details.receiverCountry ?? ''),
      currencyCode: row.currencyCode,
      standardPurposeCode: row.details.standardPurposeCode ?? '',
      ...(row.details.isInstant && { isInstant: true }),
      ...toPaymentXml(row.details),
      type: row.type,
      status: row.status,
      version: row.version,
      debitIban: debit?.iban ?? '',
      currencyLetters: row.currencyLetters,
      creator: formatShortName(await findUserById(db.queries, row.creatorId)),
      abortReason: row.reason,
      confirmed: row.confirmedAt && toKyivMoment(row.confirmedAt),
      // For other currencies only; the specification has them for all.
      amountInUah: '',
      officialRate: '',
      specialAccount: '',
      ...(row.details.receiverNameCheck && { receiverNameCheck: row.details.receiverNameCheck }),
      ...(row.details.callBack && { callBack: row.details.callBack }),
      ...(row.uetr !== null && { uetr: row.uetr }),
      ...(row.details.isInstant && (await isOutcomeUnknown(db.queries, row.id)) && { isOutcomeUnknown: true }),
      signatures: await readSignatureMarks(db.queries, row),
      nextSigners: (await readNextSigners(db.queries, caller, [row])).get(row.id),
    },
  });
}
