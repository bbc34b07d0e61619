import type { AnswerOf, CurrencyRequest, getCurrencyRequest, RequestOf } from '@ncb/shared-kernel/api/contract';
import { addAmounts, compareAmounts, subtractAmounts, toHryvnias } from '@ncb/shared-kernel/domain/money';
import { getRequiredHryvnias } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType, REQUEST_TYPES, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { toKyivDay } from '../../clock';
import type { Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findDocument, type DocumentRow } from '../documents/find-document';
import { getWithheldFee } from '../fees/fee-postings';
import { findRate } from '../rates/find-rate';
import { findAccount, findIban } from './find-account';
import { sumReceivedHryvnias, findPurchaseIban } from './purchase-account';
import { toSellingRate } from './quoted-rates';
import { getLastDay } from './request-term';
import { requireCurrencyRequest } from './stored-details';
import { readNextSigners } from '../payment-rules/read-next-signers';
import { readStoredFields } from './read-stored-fields';

/** Answers `get_pmt_info` of types 3 to 5. */
export async function readCurrencyRequest(
  { db }: Services,
  caller: CompanyCaller,
  { id, type }: RequestOf<typeof getCurrencyRequest>,
): Promise<Outcome<AnswerOf<typeof getCurrencyRequest>>> {
  const row = await findDocument(db.queries, caller.membership.companyId, id);
  if (row?.type !== type) return refuse('notFound');
  const nextSigners = (await readNextSigners(db.queries, caller, [row])).get(row.id);
  return succeed({ currencyRequest: { ...(await toCurrencyRequest(db.queries, row, caller.bankDay)), nextSigners } });
}

/** @param bankDay on which it is looked at */
export async function toCurrencyRequest(queries: Queries, row: DocumentRow, bankDay: string): Promise<CurrencyRequest> {
  const details = requireCurrencyRequest(row);
  const { fee, deal, quoted } = details;
  const credit = await findAccount(queries, details.creditAccountId);
  const isExecuted = row.status === DocumentStatus.success;
  const isOpen = !isExecuted && row.status !== DocumentStatus.aborted;
  return {
    ...(await readStoredFields(queries, row, details)),
    type: REQUEST_TYPES.find((type) => type === row.type) ?? DocumentType.buyRequest,
    targetCurrencyCode: details.targetCurrencyCode,
    restAccountId: details.restAccountId === null ? '' : String(details.restAccountId),
    creditAccountId: String(details.creditAccountId),
    rateType: details.rateType,
    customerRate: details.customerRate,
    debitIban: await findIban(queries, row.accountId),
    restIban: await findIban(queries, details.restAccountId),
    creditIban: row.receiverAccount,
    companyCode: row.receiverCode,
    companyName: row.receiverName,
    confirmDate: isExecuted && row.confirmedAt ? toKyivDay(row.confirmedAt) : null,
    creditAccountNumber: credit?.number ?? '',
    hryvnias: details.hryvnias,
    fee: {
      minimum: fee.minimum,
      percent: fee.percent,
      currencyLetters: UAH.letters,
      mode: fee.mode,
      sum: fee.amount,
      sumLetters: fee.currencyLetters,
    },
    officialRate: details.officialRate,
    transitIban: row.type === DocumentType.buyRequest ? await findPurchaseIban(queries) : '',
    ...(quoted && { quotedRate: quoted.rate, quotedSum: quoted.sum }),
    ...(deal && { deal }),
    ...(isOpen && { lastDay: getLastDay(row, bankDay), ...(await getMissingHryvnias(queries, row)) }),
  };
}

/** Returns the hryvnias that a purchase lacks at the present rate. */
async function getMissingHryvnias(queries: Queries, row: DocumentRow): Promise<{ readonly missing?: string }> {
  const rate = await findRate(queries, row.currencyCode);
  if (row.type !== DocumentType.buyRequest || !rate) return {};
  const { fee, hryvnias } = requireCurrencyRequest(row);
  const cost = addAmounts(toHryvnias(row.amount, toSellingRate(rate)), getWithheldFee(fee));
  const received = await sumReceivedHryvnias(queries, row);
  if (compareAmounts(received, cost) >= 0) return { missing: '0.00' };
  return { missing: subtractAmounts(getRequiredHryvnias(hryvnias ?? cost, cost), received) };
}
