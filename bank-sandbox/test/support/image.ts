import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toPem } from '@ncb/shared-kernel/signature';
import { MIGRATIONS_DIR } from '../../src/assets';
import { createPasswords } from '../../src/areas/identity/passwords';
import type { Database } from '../../src/db';
import { migrate, readMigrations } from '../../src/db/migrate';
import { fillDatabase, type SealKey } from '../../src/seed';
import { SEED_STEPS } from '../../src/seed/steps';
import { keptDstuAuthority } from '../../src/signatures';
import { START } from './clock';

/** A database that is made once and copied: to migrate and fill each test's own would take most of the tests' time. */
export interface Image {
  /** Says what is in it; a change of the sources gives another name. */
  readonly name: string;
  /** @param directory for files that belong to it, such as the keys of its people */
  fill(db: Database, directory: string): Promise<void>;
}

export const TEST_PEPPER = 'pepper of the tests';

/** As little work as argon2 takes: what the real cost is has a test of its own. */
export const CHEAP = { memoryCost: 8, timeCost: 1 };

export const NEWEST_STEP = Math.max(...SEED_STEPS.map(({ version }) => version));

/** A key file that opens at once: the key itself. */
export const sealOpen: SealKey = async ({ privateKey, request }) => {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return toPem('PRIVATE KEY', pkcs8) + toPem('CERTIFICATE REQUEST', request);
};

/** The bank's tables with nothing in them. */
export function migratedImage(): Image {
  return {
    name: `migrated_${marksOf(['migrations', 'src/db', 'test/support'])}`,
    async fill(db) {
      await migrate(db, readMigrations(MIGRATIONS_DIR));
    },
  };
}

/** @param version the last step of the seed that it has had; without it all of them, as every new database of the bank */
export function filledImage(version = NEWEST_STEP): Image {
  return {
    name: `filled_${version}_${marksOf(SEEDED_BY)}`,
    async fill(db, directory) {
      await migrate(db, readMigrations(MIGRATIONS_DIR));
      await seedUpTo(version, db, directory);
      // Each bank would make one of its own when it opens.
      await keptDstuAuthority(directory, START);
    },
  };
}

/** What a version of the bank that knows the steps up to `version` does to a database when it starts. */
export function seedUpTo(version: number, db: Database, dataDir: string, mode: Mode = 'development') {
  const passwords = createPasswords(Buffer.from(TEST_PEPPER), CHEAP);
  const known = SEED_STEPS.filter((step) => step.version <= version);
  return fillDatabase({ config: { mode, dataDir }, db, passwords, seal: sealOpen, now: START }, known);
}

type Mode = 'development' | 'production';

const PACKAGE = dirname(MIGRATIONS_DIR);

/** What could change the content of a filled database. */
const SEEDED_BY = [
  ...['migrations', 'src/seed', 'src/ledger', 'src/audit', 'src/db', 'src/signatures', 'src/areas', 'test/support'],
  ...['../shared-kernel/src/domain', '../shared-kernel/src/signature'],
];

/** The sizes and times of sources as one word; reading them all would take longer than opening a database. */
export function marksOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const root of paths.map((path) => join(PACKAGE, path))) {
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/(?<!\.test)\.(?:sql|ts|mjs|json)$/.test(name)) continue;
      const { size, mtimeMs } = statSync(join(root, name));
      hash.update(`${root}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
