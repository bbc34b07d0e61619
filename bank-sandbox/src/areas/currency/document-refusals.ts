import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { canCreditForRequest, canPayFrom, canTakeRemainder, splitAddress } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind, REQUEST_TYPES } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import { findSharesRefusal } from '../contracts/contract-shares';
import type { DocumentRow } from '../documents/find-document';
import { findPaymentRefusal, findReceiverRefusal } from '../documents/find-payment-refusal';
import type { CurrencyPaymentDetails, StoredFee } from '../../db/schema';
import { findAccount } from './find-account';
import { requireCurrencyPayment, requireCurrencyRequest } from './stored-details';

export async function findCurrencyPaymentRefusal(
  tx: Queries,
  row: DocumentRow,
  bankDay: string,
): Promise<RefusalCode | null> {
  const details = requireCurrencyPayment(row);
  return (
    (await findPaymentRefusal(tx, row, bankDay)) ??
    findAddressRefusal(details) ??
    (details.kind === CurrencyPaymentKind.own ? await findReceiverRefusal(tx, row) : null) ??
    (await findFeeRefusal(tx, details.fee)) ??
    (await findSharesRefusal(tx, row))
  );
}

/** Refuses an address without a town, which SWIFT does not accept. Source: docs/requirements/currency.md#address. */
function findAddressRefusal({ kind, beneficiary, addressParts }: CurrencyPaymentDetails): RefusalCode | null {
  if (kind === CurrencyPaymentKind.own) return null;
  const { town } = addressParts ?? splitAddress(beneficiary.address);
  return town === '' ? 'addressWithoutTown' : null;
}

export async function findRequestRefusal(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null> {
  const { fee } = requireCurrencyRequest(row);
  return (
    (await findPaymentRefusal(tx, row, bankDay)) ??
    (await findAccountsRefusal(tx, row)) ??
    (await findFeeRefusal(tx, fee)) ??
    (await findSharesRefusal(tx, row))
  );
}

async function findFeeRefusal(tx: Queries, { accountId }: StoredFee): Promise<RefusalCode | null> {
  const from = await findAccount(tx, accountId);
  return from === null || canPayFrom(from) ? null : 'accountNotAllowed';
}

async function findAccountsRefusal(tx: Queries, row: DocumentRow): Promise<RefusalCode | null> {
  const { creditAccountId, restAccountId, targetCurrencyCode } = requireCurrencyRequest(row);
  const [credit, rest] = [await findAccount(tx, creditAccountId), await findAccount(tx, restAccountId)];
  const type = REQUEST_TYPES.find((requestType) => requestType === row.type);
  const currencies = { currencyCode: row.currencyCode, targetCurrencyCode };
  const isFit =
    type !== undefined &&
    credit !== null &&
    canCreditForRequest(type, { ...credit, iban: credit.iban ?? '' }, currencies) &&
    (rest === null || canTakeRemainder({ ...rest, iban: rest.iban ?? '' }));
  return isFit ? null : 'accountNotAllowed';
}
