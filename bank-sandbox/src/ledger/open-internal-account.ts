import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { shortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { account } = schema;

/**
 * What customers pay to the bank itself: `transit` for employees, `payrollFee` for paying them, `loan`,
 * `loanInterest` and `loanRepayment` for what they owe.
 */
export type PayableAccount = 'transit' | 'payrollFee' | 'loan' | 'loanInterest' | 'loanRepayment';

interface ToOpen {
  readonly kind: PayableAccount;
  readonly iban: string;
  readonly currency?: { readonly code: string; readonly letters: string };
  /** Without a word the next one. */
  readonly id?: number;
}

/** Opens an account of the bank's own that a payment finds by its IBAN, if it is not open yet. @returns its id */
export async function openInternalAccount(tx: Queries, { kind, iban, currency = UAH, id }: ToOpen): Promise<number> {
  const internalCode = `${kind}:${iban}:${currency.code}`;
  const [known] = await tx.select({ id: account.id }).from(account).where(eq(account.internalCode, internalCode));
  if (known) return known.id;
  const [opened] = await tx
    .insert(account)
    .values({
      ...(id !== undefined && { id }),
      kind: 'internal',
      internalCode,
      iban,
      number: shortAccount(iban),
      currencyCode: currency.code,
      currencyLetters: currency.letters,
      status: 0,
    })
    .returning({ id: account.id });
  if (!opened) throw new Error(`the account ${iban} was not opened`);
  return opened.id;
}
