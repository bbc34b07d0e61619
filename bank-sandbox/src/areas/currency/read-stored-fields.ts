import { toKyivMoment } from '../../clock';
import type { Queries } from '../../db';
import type { StoredBasis, StoredFee } from '../../db/schema';
import { findShares } from '../contracts/contract-shares';
import type { DocumentRow } from '../documents/find-document';
import { readSignatureMarks } from '../documents/read-signatures';
import { formatShortName, findUserById } from '../identity/users';
import { findIban } from './find-account';

type StoredTerms = { readonly basis: StoredBasis; readonly fee: StoredFee };

export async function readStoredFields(queries: Queries, row: DocumentRow, { basis, fee }: StoredTerms) {
  return {
    id: String(row.id),
    number: row.number,
    documentDate: row.documentDate,
    valueDate: row.valueDate ?? '',
    ...(row.valueDateFixed && { isValueDateFixed: true }),
    currencyCode: row.currencyCode,
    currencyLetters: row.currencyLetters,
    debitAccountId: String(row.accountId),
    amount: row.amount,
    purpose: row.purpose,
    ...basis,
    contracts: await findShares(queries, row.id),
    status: row.status,
    version: row.version,
    creator: formatShortName(await findUserById(queries, row.creatorId)),
    abortReason: row.reason,
    confirmed: row.confirmedAt && toKyivMoment(row.confirmedAt),
    ...(row.sentAt && { sent: toKyivMoment(row.sentAt) }),
    countedFee: {
      mode: fee.mode,
      amount: fee.amount,
      currencyLetters: fee.currencyLetters,
      iban: await findIban(queries, fee.accountId),
    },
    signatures: await readSignatureMarks(queries, row),
  };
}
