import { bankCodeOf, isBudgetIban, shortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { OWN_BANK } from '../banks/own-bank';
import { fullName, type SheetRow } from './sheet';

const { bank } = schema;

/** Accounts of natural persons with us: 2620 to 2629. Source: reference/banking 1.1 */
const PERSONAL = '262';

/** The bank of an employee's account: an account of the old form is with us. */
export function bankOf(account: string): string {
  return account.startsWith('UA') ? bankCodeOf(account) : OWN_BANK.code;
}

/** Which employee cannot be paid and why, in a sentence for the company; null if all can. */
export async function wrongAccount(tx: Queries, employees: readonly SheetRow[]): Promise<string | null> {
  const codes = [...new Set(employees.map(({ account }) => bankOf(account)))];
  const rows = await tx.select({ code: bank.code }).from(bank).where(inArray(bank.code, codes));
  const known = new Set(rows.map(({ code }) => code));
  for (const [index, employee] of employees.entries()) {
    const why = whyWrong(employee.account, known);
    if (why !== null) return `Рядок ${index + 1}, ${fullName(employee)}: ${why}`;
  }
  return null;
}

function whyWrong(account: string, knownBanks: ReadonlySet<string>): string | null {
  const code = bankOf(account);
  if (!knownBanks.has(code)) return `банку з кодом ${code} немає`;
  const number = account.startsWith('UA') ? shortAccount(account) : account;
  const isPersonal = code === OWN_BANK.code ? number.startsWith(PERSONAL) : !isBudgetIban(account);
  return isPersonal ? null : `рахунок ${account} не є рахунком фізичної особи`;
}
