import { addDays } from '@ncb/shared-kernel/domain/dates';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { OWN_BANK } from '../areas/banks/own-bank';
import { schema, type Queries } from '../db';
import { ibanOf } from '../areas/banks/iban';

const { account, appUser, company } = schema;

/** The company of the demonstration that gets the documents, and who has prepared them. */
const COMPANY = 1001;
const CREATOR = 504;
/** A main account and one for the rest, so that a statement of one month of the main one has 10,000 of 200,000. */
const NUMBERS = ['26003999000101', '26003999000102'] as const;

export interface GeneratedAccount {
  readonly id: number;
  readonly iban: string;
}

/** Whose documents are generated. */
export interface Owner {
  readonly companyId: number;
  readonly creatorId: number;
  readonly name: string;
  readonly code: string;
  readonly main: GeneratedAccount;
  readonly second: GeneratedAccount;
}

/** True if documents have been generated in this database before. */
export async function isGenerated(queries: Queries): Promise<boolean> {
  const found = await queries.select({ id: account.id }).from(account).where(eq(account.number, NUMBERS[0]));
  return found.length > 0;
}

/**
 * Opens two empty accounts of the demonstration's first company: those of the seed have balances whose history begins
 * later than the generated year.
 * @throws Error if the demonstration is not there, as in production
 */
export async function openAccounts(tx: Queries, firstDay: string): Promise<Owner> {
  const [owner] = await tx.select().from(company).where(eq(company.id, COMPANY));
  const [creator] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, CREATOR));
  if (!owner || !creator) throw new Error('documents are generated for the demonstration only');
  const open = async (number: string): Promise<GeneratedAccount> => {
    const iban = ibanOf(OWN_BANK.code, number);
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
