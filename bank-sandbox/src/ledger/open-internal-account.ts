import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { getShortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { account } = schema;

/** Accounts that customers pay to. */
export type PayableAccount = 'transit' | 'payrollFee' | 'loan' | 'loanInterest' | 'loanRepayment';

interface NewInternalAccount {
  readonly kind: PayableAccount;
  readonly iban: string;
  readonly currency?: { readonly code: string; readonly letters: string };
  readonly id?: number;
}

/** Opens an account that payments find by its IBAN, unless it exists. @returns its id */
export async function openInternalAccount(
  tx: Queries,
  { kind, iban, currency = UAH, id }: NewInternalAccount,
): Promise<number> {
  const internalCode = `${kind}:${iban}:${currency.code}`;
  const [existing] = await tx.select({ id: account.id }).from(account).where(eq(account.internalCode, internalCode));
  if (existing) return existing.id;
  const [opened] = await tx
    .insert(account)
    .values({
      ...(id !== undefined && { id }),
      kind: 'internal',
      internalCode,
      iban,
      number: getShortAccount(iban),
      currencyCode: currency.code,
      currencyLetters: currency.letters,
      status: 0,
    })
    .returning({ id: account.id });
  if (!opened) throw new Error(`the account ${iban} was not opened`);
  return opened.id;
}
