import type { Passwords } from '../areas/identity/passwords';
import { hashPlainAnswers } from '../areas/users/secret-answers';
import type { Queries } from '../db';
import { openBankAuthority } from '../signatures';
import { seedAccessModeUsers } from './access-mode-users';
import { seedAccounts } from './seed-accounts';
import { seedActivities } from './seed-activities';
import { seedBankClients } from './bank-clients';
import { seedCatalogues } from './seed-catalogues';
import { seedCertificates } from './seed-certificates';
import { rewriteComments } from './rewrite-comments';
import { seedCompanyDocuments } from './seed-company-documents';
import { seedContracts } from './seed-contracts';
import { seedCounters } from './seed-counters';
import { seedCreditSchedules } from './seed-credit-schedules';
import { seedCredits } from './seed-credits';
import { seedCurrency } from './seed-currency';
import { seedDepositOffers } from './seed-deposit-offers';
import { storeEarlierOperations, seedDeposits } from './seed-deposits';
import { seedBanks, seedDirectories } from './seed-directories';
import { seedHistory } from './seed-history';
import { writeKeyFiles, type DemoKey } from './demo-keys';
import { seedOffice } from './seed-office';
import { seedPayments } from './seed-payments';
import { seedPayroll } from './seed-payroll';
import { seedPeople, seedPersonalData } from './seed-people';
import { seedRatesHistory } from './seed-rates-history';
import { seedSalaries } from './seed-salaries';
import { fillValueDates } from './fill-value-dates';
import { seedYens } from './seed-yens';

interface SeedContext {
  readonly tx: Queries;
  readonly passwords: Passwords;
  readonly dataDir: string;
  /** Keys for the first step only. */
  readonly keys: readonly DemoKey[];
  readonly bankDay: string;
  readonly now: Date;
}

/**
 * Step of the seed. A new database runs all, an older one the missing ones, so that both end equal. Later steps only
 * add what is missing. Released steps never change: databases that have run them would not get the change.
 */
export interface SeedStep {
  readonly version: number;
  readonly bank?: (work: SeedContext) => Promise<void>;
  readonly demonstration?: (work: SeedContext) => Promise<void>;
}

export const SEED_STEPS: readonly SeedStep[] = [
  {
    version: 1,
    bank: ({ tx }) => seedBanks(tx),
    async demonstration({ tx, passwords, dataDir, keys, bankDay, now }) {
      const authority = await openBankAuthority(dataDir, now);
      await seedPeople(tx, passwords, bankDay);
      const signers = await seedCertificates(tx, authority, keys, now);
      await seedAccounts(tx, bankDay, now);
      await seedPayments(tx, signers, bankDay, now);
      await seedCounters(tx);
      // Without key files nothing could be signed.
      writeKeyFiles(dataDir, keys);
    },
  },
  {
    version: 2,
    async bank({ tx }) {
      await seedDirectories(tx);
      await seedCurrency(tx);
    },
    async demonstration({ tx, passwords, bankDay, now }) {
      await seedPersonalData(tx, passwords);
      await seedBankClients(tx, now);
      await seedPayroll(tx);
      await seedCredits(tx);
      await seedRatesHistory(tx, bankDay);
      await seedCompanyDocuments(tx);
      await seedCatalogues(tx);
      await seedContracts(tx, now);
      await seedOffice(tx, bankDay, now);
    },
  },
  {
    version: 3,
    bank: ({ tx, passwords }) => hashPlainAnswers(tx, passwords),
  },
  {
    version: 4,
    async demonstration({ tx }) {
      await rewriteComments(tx);
      // The head of the audit trail stays locked until the end.
      await seedHistory(tx);
    },
  },
  {
    version: 5,
    demonstration: ({ tx, bankDay, now }) => seedYens(tx, bankDay, now),
  },
  {
    version: 6,
    demonstration: ({ tx, bankDay }) => seedSalaries(tx, bankDay),
  },
  {
    version: 7,
    demonstration: ({ tx, bankDay, now }) => seedCreditSchedules(tx, bankDay, now),
  },
  {
    version: 8,
    async bank({ tx }) {
      await seedDepositOffers(tx);
      await storeEarlierOperations(tx);
    },
    demonstration: ({ tx, bankDay, now }) => seedDeposits(tx, bankDay, now),
  },
  {
    version: 13,
    bank: ({ tx }) => seedActivities(tx),
  },
  {
    version: 14,
    demonstration: ({ tx, passwords, bankDay }) => seedAccessModeUsers(tx, passwords, bankDay),
  },
  {
    version: 15,
    demonstration: ({ tx }) => fillValueDates(tx),
  },
];
