import { addDays } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, compareAmounts, formatMinor, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import {
  AccountStatus,
  CompanyStatus,
  CURRENCIES,
  PAYROLL_ACCESS_OF_ROLE,
  Role,
  SignatureRight,
} from '@ncb/shared-kernel/domain/vocabulary';
import { eq, sql } from 'drizzle-orm';
import { OWN_BANK } from '../areas/banks/own-bank';
import { readBankDay } from '../clock';
import { schema, type Database, type Queries } from '../db';
import { ensureInternalAccount } from '../ledger';
import { buildIban } from '../areas/banks/build-iban';
import { findRegistryCode } from './list-receivers';

const { account, appUser, company, glEntry, glTxn, membership } = schema;

const DIRECTOR = 'director1';
/** Real codes never begin with 94. */
const FIRST_CODE = 94_000_000;
const OPENED_DAYS_BACK = 400;
/** Batch size: the ledger checks each transaction once per entry, so 10,000 at once would take minutes. */
const ACCOUNTS_PER_TRANSACTION = 200;
/** Six of ten accounts are in hryvnias. */
const CURRENCY_OF_TEN = ['UAH', 'UAH', 'USD', 'UAH', 'EUR', 'UAH', 'PLN', 'UAH', 'UAH', 'GBP'];
const TOWNS = ['Київ', 'Львів', 'Одеса', 'Дніпро', 'Харків', 'Полтава', 'Луцьк', 'Ужгород', 'Чернігів', 'Суми'];

/**
 * Creates a holding with many accounts. The same number gives the same accounts; existing ones are not made again.
 * @param count number of accounts
 * @returns false if the holding existed already
 * @throws Error if the demonstration is missing, as in production
 */
export async function generateAccounts(db: Database, count: number, now: Date): Promise<boolean> {
  const isMade = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    const code = findRegistryCode(FIRST_CODE);
    const found = await tx.select({ id: company.id }).from(company).where(eq(company.code, code));
    if (found.length > 0) return false;
    const companyId = await openHolding(tx, code);
    const day = addDays(await readBankDay(tx, now), -OPENED_DAYS_BACK);
    for (let first = 0; first < count; first += ACCOUNTS_PER_TRANSACTION) {
      await openAccounts(tx, companyId, day, first, Math.min(count, first + ACCOUNTS_PER_TRANSACTION));
    }
    return true;
  });
  if (isMade) await db.run('VACUUM (ANALYZE)');
  return isMade;
}

async function openHolding(tx: Queries, code: string): Promise<number> {
  const [director] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.login, DIRECTOR));
  if (!director) throw new Error('a holding is generated for the demonstration only');
  const [opened] = await tx
    .insert(company)
    .values({
      shortName: 'ТОВ «Холдинг Обрій»',
      fullName: 'Товариство з обмеженою відповідальністю «Холдинг Обрій»',
      code,
      status: CompanyStatus.active,
      signScheme: 'one',
      address: '01001, м. Київ, вул. Вигадана, 10',
      addressParts: { postCode: '01001', town: 'Київ', street: 'вул. Вигадана', building: '10', region: '' },
    })
    .returning({ id: company.id });
  if (!opened) throw new Error('the holding was not opened');
  await tx.insert(membership).values({
    userId: director.id,
    companyId: opened.id,
    role: Role.director,
    signatureRight: SignatureRight.all,
    position: 'Директор',
    rightsValid: true,
    payrollAccess: PAYROLL_ACCESS_OF_ROLE[Role.director],
  });
  return opened.id;
}

async function openAccounts(tx: Queries, companyId: number, day: string, first: number, end: number): Promise<void> {
  const at = new Date(`${day}T07:00:00Z`);
  const planned = Array.from({ length: end - first }, (_, index) => buildAccount(first + index, day));
  const opened = await tx
    .insert(account)
    .values(planned.map((item) => ({ ...item, companyId, lastMovement: at })))
    .returning({
      id: account.id,
      balance: account.balance,
      code: account.currencyCode,
      letters: account.currencyLetters,
    });
  for (const { code, letters } of CURRENCIES) {
    const own = opened.filter((item) => item.code === code && compareAmounts(item.balance ?? '0.00', '0.00') > 0);
    if (own.length === 0) continue;
    const equity = await ensureInternalAccount(tx, 'equity', { code, letters });
    const [txn] = await tx
      .insert(glTxn)
      .values({ kind: 'opening', documentId: null, bankDay: day, postedAt: at })
      .returning({ id: glTxn.id });
    if (!txn) throw new Error('an opening was not posted');
    const total = own.reduce((sum, { balance }) => addAmounts(sum, balance ?? '0.00'), '0.00');
    const common = { txnId: txn.id, currencyCode: code, bankDay: day };
    await tx.insert(glEntry).values([
      ...own.map(({ id, balance }) => ({
        ...common,
        accountId: id,
        amount: balance ?? '0.00',
        balanceAfter: balance,
      })),
      { ...common, accountId: equity, amount: subtractAmounts('0.00', total) },
    ]);
  }
}

function getStatus(isClosed: boolean, isBlocked: boolean): AccountStatus {
  if (isClosed) return AccountStatus.closed;
  return isBlocked ? AccountStatus.blocked : AccountStatus.active;
}

function buildAccount(n: number, day: string) {
  const number = `26005${String(94_000_000 + n).padStart(9, '0')}`;
  const letters = CURRENCY_OF_TEN[n % CURRENCY_OF_TEN.length] ?? '';
  const currency = CURRENCIES.find((offered) => offered.letters === letters) ?? CURRENCIES[0];
  const isClosed = n % 50 === 49;
  const isBlocked = n % 100 === 33;
  return {
    kind: 'current' as const,
    iban: buildIban(OWN_BANK.code, number),
    number,
    currencyCode: currency.code,
    currencyLetters: currency.letters,
    status: getStatus(isClosed, isBlocked),
    paymentsAllowed: !isClosed && !isBlocked,
    balance: isClosed ? '0.00' : formatMinor((BigInt(n) * 7919n) % 900_000_000n),
    overdraftLimit: n % 25 === 0 ? '50000.00' : '0.00',
    opened: day,
    closed: isClosed ? addDays(day, 100) : null,
    comment: `Філія ${String(n + 1)}, ${TOWNS[n % TOWNS.length] ?? ''}`,
  };
}
