import type { Passwords } from '../areas/identity/passwords';
import { hashReadableAnswers } from '../areas/users/secret-answers';
import type { Queries } from '../db';
import { keptAuthority } from '../signatures';
import { seedUsersOfModes } from './access-modes';
import { seedAccounts } from './accounts';
import { seedActivities } from './activities';
import { seedBankClients } from './bank-clients';
import { seedCatalogues } from './catalogues';
import { seedCertificates } from './certificates';
import { rewriteComments } from './comments';
import { seedCompanyDocuments } from './company-documents';
import { seedContracts } from './contracts';
import { seedCounters } from './counters';
import { seedCreditSchedules } from './credit-schedules';
import { seedCredits } from './credits';
import { seedCurrency } from './currency';
import { seedDepositOffers } from './deposit-offers';
import { keepOperationsOfBefore, seedDeposits } from './deposits';
import { seedBanks, seedDirectories } from './directories';
import { seedHistory } from './history';
import { writeKeyFiles, type DemoKey } from './keys';
import { seedOffice } from './office';
import { seedPayments } from './payments';
import { seedPayroll } from './payroll';
import { seedPeople, seedPersonalData } from './people';
import { seedRatesHistory } from './rates-history';
import { seedSalaries } from './salaries';
import { fillValueDates } from './fill-value-dates';
import { seedYens } from './yens';

export interface SeedWork {
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
  readonly bank?: (work: SeedWork) => Promise<void>;
  readonly demonstration?: (work: SeedWork) => Promise<void>;
}

export const SEED_STEPS: readonly SeedStep[] = [
  {
    version: 1,
    bank: ({ tx }) => seedBanks(tx),
    async demonstration({ tx, passwords, dataDir, keys, bankDay, now }) {
      const authority = await keptAuthority(dataDir, now);
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
    bank: ({ tx, passwords }) => hashReadableAnswers(tx, passwords),
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
      await keepOperationsOfBefore(tx);
    },
    demonstration: ({ tx, bankDay, now }) => seedDeposits(tx, bankDay, now),
  },
  {
    version: 13,
    bank: ({ tx }) => seedActivities(tx),
  },
  {
    version: 14,
    demonstration: ({ tx, passwords, bankDay }) => seedUsersOfModes(tx, passwords, bankDay),
  },
  {
    version: 15,
    demonstration: ({ tx }) => fillValueDates(tx),
  },
];
