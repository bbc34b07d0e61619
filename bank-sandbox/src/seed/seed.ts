import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Passwords } from '../areas/identity/passwords';
import { bankDayAt } from '../clock';
import type { BankConfig } from '../config';
import { schema, type Database, type Queries } from '../db';
import { keptAuthority } from '../signatures';
import { seedAccounts } from './accounts';
import { seedBankClients } from './bank-clients';
import { seedCatalogues } from './catalogues';
import { seedCertificates } from './certificates';
import { seedContracts } from './contracts';
import { seedCredits } from './credits';
import { seedCompanyDocuments } from './company-documents';
import { seedCurrency } from './currency';
import { seedDirectories } from './directories';
import { makeDemoKeys, type DemoKey, type SealKey } from './keys';
import { seedOffice } from './office';
import { nextPaymentNumber, seedPayments } from './payments';
import { seedPayroll } from './payroll';
import { seedPeople } from './people';
import { seedRatesHistory } from './rates-history';
import { SEED } from './seed-data';

/** Any number: of several processes that start on an empty database one seeds it. */
const LOCK = 7_301_609;

interface SeedKit {
  readonly config: Pick<BankConfig, 'mode' | 'dataDir'>;
  readonly db: Database;
  readonly passwords: Passwords;
  readonly seal: SealKey;
  readonly now: Date;
}

/**
 * Fills an empty database: directories, and outside production the demonstration companies with their people, keys,
 * accounts and payments.
 * @returns true if it was this call that filled it
 */
export async function seedIfEmpty(kit: SeedKit): Promise<boolean> {
  if (await isSeeded(kit.db.queries)) return false;
  // Before the transaction: sealing the keys takes seconds.
  const keys = kit.config.mode === 'production' ? [] : await makeDemoKeys(kit.seal);
  return kit.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    if (await isSeeded(tx)) return false;
    await seedDirectories(tx);
    await seedCurrency(tx);
    if (kit.config.mode !== 'production') await seedDemonstration(tx, kit, keys);
    await tx.update(schema.bankState).set({ seededAt: kit.now });
    return true;
  });
}

async function isSeeded(queries: Queries): Promise<boolean> {
  const [state] = await queries.select().from(schema.bankState);
  return state !== undefined && state.seededAt !== null;
}

async function seedDemonstration(
  tx: Queries,
  { config, passwords, now }: SeedKit,
  keys: readonly DemoKey[],
): Promise<void> {
  const bankDay = bankDayAt(now, 0);
  const authority = await keptAuthority(config.dataDir, now);
  await seedPeople(tx, passwords, bankDay);
  await seedBankClients(tx, now);
  const signers = await seedCertificates(tx, authority, keys, now);
  await seedAccounts(tx, bankDay, now);
  await seedPayments(tx, signers, bankDay, now);
  await seedPayroll(tx);
  await seedCredits(tx);
  await seedRatesHistory(tx, bankDay);
  await seedCompanyDocuments(tx);
  await seedCatalogues(tx);
  await seedContracts(tx, now);
  await seedOffice(tx, bankDay, now);
  await seedCounters(tx);
  // Before the commit: a database without its key files could never be signed in.
  writeKeyFiles(config.dataDir, keys);
}

async function seedCounters(tx: Queries): Promise<void> {
  const rows = SEED.companies.flatMap(({ clientRef }) => [
    { companyId: Number(clientRef), name: 'payment' as const, nextValue: nextPaymentNumber(clientRef) },
    { companyId: Number(clientRef), name: 'currencyPayment' as const },
    { companyId: Number(clientRef), name: 'currencyRequest' as const },
    { companyId: Number(clientRef), name: 'payroll' as const },
  ]);
  await tx.insert(schema.counter).values(rows);
}

function writeKeyFiles(dataDir: string, keys: readonly DemoKey[]): void {
  const directory = join(dataDir, 'keys');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  for (const { user, file } of keys) writeFileSync(join(directory, `${user.login}.pem`), file, { mode: 0o600 });
}
