import { getShortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { DocumentType, FeeMode, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { schema, type Queries } from '../db';
import { SEED } from './seed-data';

const { account, currencyFee } = schema;

/** Invented: the fee of a payment is debited, that of a deal withheld. */
const TARIFF = [
  { operation: DocumentType.currencyPayment, mode: FeeMode.debit, percent: '0.20', minimum: '300.00' },
  { operation: DocumentType.buyRequest, mode: FeeMode.withhold, percent: '0.30', minimum: '10.00' },
  { operation: DocumentType.saleRequest, mode: FeeMode.withhold, percent: '0.30', minimum: '10.00' },
  { operation: DocumentType.convertRequest, mode: FeeMode.withhold, percent: '0.30', minimum: '10.00' },
] as const;

/** Seeds the tariff and the transit account of purchases. */
export async function seedCurrency(tx: Queries): Promise<void> {
  await tx
    .insert(currencyFee)
    .values([...TARIFF])
    .onConflictDoNothing();
  const iban = SEED.buy_special_account.spec_acn;
  const transit = {
    kind: 'internal',
    internalCode: `purchase:${UAH.code}`,
    iban,
    number: getShortAccount(iban),
    currencyCode: UAH.code,
    currencyLetters: UAH.letters,
    status: 0,
  } as const;
  // An account opened automatically has no IBAN.
  const set = { iban, number: transit.number };
  await tx.insert(account).values(transit).onConflictDoUpdate({ target: account.internalCode, set });
}
