import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { canCreditForRequest, canPayFrom, canTakeRemainder, splitAddress } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind, REQUEST_TYPES } from '@ncb/shared-kernel/domain/vocabulary';
import type { Queries } from '../../db';
import { sharesBar } from '../contracts/shares';
import type { DocumentRow } from '../documents/company-document';
import { paymentBar, receiverBar } from '../documents/payment-bar';
import type { CurrencyPaymentDetails, StoredFee } from '../../db/schema';
import { accountById } from './account-names';
import { currencyPaymentOf, currencyRequestOf } from './stored-details';

export async function currencyPaymentBar(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null> {
  const details = currencyPaymentOf(row);
  return (
    (await paymentBar(tx, row, bankDay)) ??
    addressBar(details) ??
    (details.kind === CurrencyPaymentKind.own ? await receiverBar(tx, row) : null) ??
    (await feeBar(tx, details.fee)) ??
    (await sharesBar(tx, row))
  );
}

/** Refuses an address without a town, which SWIFT does not accept. Source: docs/requirements/currency.md#address. */
function addressBar({ kind, beneficiary, addressParts }: CurrencyPaymentDetails): RefusalCode | null {
  if (kind === CurrencyPaymentKind.own) return null;
  const { town } = addressParts ?? splitAddress(beneficiary.address);
  return town === '' ? 'addressWithoutTown' : null;
}

export async function requestBar(tx: Queries, row: DocumentRow, bankDay: string): Promise<RefusalCode | null> {
  const { fee } = currencyRequestOf(row);
  return (
    (await paymentBar(tx, row, bankDay)) ??
    (await accountsBar(tx, row)) ??
    (await feeBar(tx, fee)) ??
    (await sharesBar(tx, row))
  );
}

async function feeBar(tx: Queries, { accountId }: StoredFee): Promise<RefusalCode | null> {
  const from = await accountById(tx, accountId);
  return from === null || canPayFrom(from) ? null : 'accountNotAllowed';
}

async function accountsBar(tx: Queries, row: DocumentRow): Promise<RefusalCode | null> {
  const { creditAccountId, restAccountId, targetCurrencyCode } = currencyRequestOf(row);
  const [credit, rest] = [await accountById(tx, creditAccountId), await accountById(tx, restAccountId)];
  const type = REQUEST_TYPES.find((known) => known === row.type);
  const currencies = { currencyCode: row.currencyCode, targetCurrencyCode };
  const isFit =
    type !== undefined &&
    credit !== null &&
    canCreditForRequest(type, { ...credit, iban: credit.iban ?? '' }, currencies) &&
    (rest === null || canTakeRemainder({ ...rest, iban: rest.iban ?? '' }));
  return isFit ? null : 'accountNotAllowed';
}
