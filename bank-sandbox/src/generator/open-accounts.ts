import { addDays } from '@ncb/shared-kernel/domain/dates';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { OWN_BANK } from '../areas/banks/own-bank';
import { schema, type Queries } from '../db';
import { buildIban } from '../areas/banks/build-iban';

const { account, appUser, company } = schema;

const COMPANY = 1001;
const CREATOR = 504;
/** Accounts; one month of the first has 10,000 of 200,000 documents. */
const NUMBERS = ['26003999000101', '26003999000102'] as const;

export interface GeneratedAccount {
  readonly id: number;
  readonly iban: string;
}

export interface Owner {
  readonly companyId: number;
  readonly creatorId: number;
  readonly name: string;
  readonly code: string;
  readonly main: GeneratedAccount;
  readonly second: GeneratedAccount;
}

export async function isGenerated(queries: Queries): Promise<boolean> {
  const found = await queries.select({ id: account.id }).from(account).where(eq(account.number, NUMBERS[0]));
  return found.length > 0;
}

/**
 * Opens two accounts: the history of seeded ones starts later than the generated year.
 * @throws Error if the demonstration is missing, as in production
 */
export async function openAccounts(tx: Queries, firstDay: string): Promise<Owner> {
  const [owner] = await tx.select().from(company).where(eq(company.id, COMPANY));
  const [creator] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, CREATOR));
  if (!owner || !creator) throw new Error('documents are generated for the demonstration only');
  const open = async (number: string): Promise<GeneratedAccount> => {
    const iban = buildIban(OWN_BANK.code, number);
    const [opened] = await tx
      .insert(account)
      .values({
        kind: 'current',
        companyId: owner.id,
        iban,
        number,
        currencyCode: UAH.code,
        currencyLetters: UAH.letters,
        status: 0,
        paymentsAllowed: true,
        balance: '0.00',
        opened: addDays(firstDay, -1),
      })
      .returning({ id: account.id });
    if (!opened) throw new Error(`account ${number} was not opened`);
    return { id: opened.id, iban };
  };
  const [main, second] = [await open(NUMBERS[0]), await open(NUMBERS[1])];
  return { companyId: owner.id, creatorId: creator.id, name: owner.shortName, code: owner.code, main, second };
}
