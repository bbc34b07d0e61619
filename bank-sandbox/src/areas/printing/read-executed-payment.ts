import type { AnswerOf, ExecutedPayment, getExecutedPayment, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller, Membership } from '../../callers';
import { schema, type Queries } from '../../db';
import { FIRST_BANK_NUMBER } from '../../ledger';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { toPaymentXml } from '../payments/payment-details';
import { getCounterparty } from '../statement/get-counterparty';
import { getPurpose } from '../statement/line-text';
import { getUetrField, selectLines, type Line } from '../statement/find-lines';

const { account, document, glEntry, glTxn } = schema;

/** Answers `get_detail_pmt_info`: a posting of either direction by the bank's number. */
export async function readExecutedPayment(
  { db }: Services,
  { membership }: CompanyCaller,
  { bankDocumentId, accountId }: RequestOf<typeof getExecutedPayment>,
): Promise<Outcome<AnswerOf<typeof getExecutedPayment>>> {
  const posting = (parseId(bankDocumentId) ?? 0) - FIRST_BANK_NUMBER;
  const [own] = await db.queries
    .select()
    .from(account)
    .where(and(eq(account.id, parseId(accountId) ?? 0), eq(account.companyId, membership.companyId)));
  if (!own) return refuse('notFound');
  const [line] = await selectLines(db.queries, and(eq(glTxn.id, posting), eq(glEntry.accountId, own.id)), 1);
  if (!line) return refuse('notFound');
  const xml = line.kind === 'payment' && line.document ? await readPaymentXml(db.queries, line.document.id) : {};
  return succeed({ payment: { ...toPayment(line, own, membership), ...xml } });
}

/** Builds the payment; the receiver is that of the document for both sides. */
function toPayment(
  line: Line,
  own: Pick<typeof account.$inferSelect, 'currencyCode' | 'iban'>,
  { companyName, companyCode }: Membership,
): ExecutedPayment {
  const isDebit = line.amount.startsWith('-');
  const other = getCounterparty(line);
  const iban = own.iban ?? '';
  const { document: source } = line;
  const creditSide = isDebit ? other : { name: companyName, code: companyCode };
  const receiver =
    source && line.kind === 'payment' ? { name: source.receiverName, code: source.receiverCode } : creditSide;
  return {
    currencyCode: own.currencyCode,
    number: source?.number ?? '',
    documentDate: source?.documentDate ?? line.bankDay,
    amount: line.amount.replace('-', ''),
    debitIban: isDebit ? iban : other.account,
    creditIban: isDebit ? other.account : iban,
    receiverName: receiver.name,
    receiverCode: receiver.code,
    purpose: getPurpose(line),
    ...getUetrField(line),
  };
}

async function readPaymentXml(queries: Queries, documentId: number) {
  const [found] = await queries.select({ details: document.details }).from(document).where(eq(document.id, documentId));
  return found ? toPaymentXml(found.details) : {};
}
