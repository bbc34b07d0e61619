import { kyivMoment } from '../../clock';
import type { Queries } from '../../db';
import type { StoredBasis, StoredFee } from '../../db/schema';
import { sharesOf } from '../contracts/shares';
import type { DocumentRow } from '../documents/company-document';
import { signatureMarks } from '../documents/signature-marks';
import { shortName, userById } from '../identity/users';
import { ibanOf } from './account-names';

type StoredTerms = { readonly basis: StoredBasis; readonly fee: StoredFee };

export async function storedFields(queries: Queries, row: DocumentRow, { basis, fee }: StoredTerms) {
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
    contracts: await sharesOf(queries, row.id),
    status: row.status,
    version: row.version,
    creator: shortName(await userById(queries, row.creatorId)),
    abortReason: row.reason,
    confirmed: row.confirmedAt && kyivMoment(row.confirmedAt),
    ...(row.sentAt && { sent: kyivMoment(row.sentAt) }),
    countedFee: {
      mode: fee.mode,
      amount: fee.amount,
      currencyLetters: fee.currencyLetters,
      iban: await ibanOf(queries, fee.accountId),
    },
    signatures: await signatureMarks(queries, row),
  };
}
