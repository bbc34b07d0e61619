import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toPem } from '@ncb/shared-kernel/signature';
import { MIGRATIONS_DIR } from '../../src/package-files';
import { createPasswords } from '../../src/areas/identity/passwords';
import type { Database } from '../../src/db';
import { migrate, readMigrations } from '../../src/db/migrate';
import { fillDatabase, type SealKey } from '../../src/seed';
import { SEED_STEPS } from '../../src/seed/steps';
import { openDstuAuthority } from '../../src/signatures';
import { START } from './test-clock';

/** Made once and copied: migrating and filling takes most of a test's time. */
export interface Image {
  /** Changed sources give another name. */
  readonly name: string;
  /** @param directory for its files, such as the keys of its users */
  fill(db: Database, directory: string): Promise<void>;
}

export const TEST_PEPPER = 'pepper of the tests';

/** Minimal cost; the real one has a separate test. */
export const CHEAP = { memoryCost: 8, timeCost: 1 };

export const NEWEST_STEP = Math.max(...SEED_STEPS.map(({ version }) => version));

/** Writes the key itself, which opens at once. */
export const sealWithoutPassword: SealKey = async ({ privateKey, request }) => {
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  return toPem('PRIVATE KEY', pkcs8) + toPem('CERTIFICATE REQUEST', request);
};

export function describeMigratedImage(): Image {
  return {
    name: `migrated_${hashSources(['migrations', 'src/db', 'test/support'])}`,
    async fill(db) {
      await migrate(db, readMigrations(MIGRATIONS_DIR));
    },
  };
}

/** @param version last seed step; default: all */
export function describeFilledImage(version = NEWEST_STEP): Image {
  return {
    name: `filled_${version}_${hashSources(SEEDED_BY)}`,
    async fill(db, directory) {
      await migrate(db, readMigrations(MIGRATIONS_DIR));
      await seedUpTo(version, db, directory);
      // Each bank would make one at its start.
      await openDstuAuthority(directory, START);
    },
  };
}

/** Seeds like a version with the steps up to `version`. */
export function seedUpTo(version: number, db: Database, dataDir: string, mode: Mode = 'development') {
  const passwords = createPasswords(Buffer.from(TEST_PEPPER), CHEAP);
  const steps = SEED_STEPS.filter((step) => step.version <= version);
  return fillDatabase({ config: { mode, dataDir }, db, passwords, seal: sealWithoutPassword, now: START }, steps);
}

type Mode = 'development' | 'production';

const PACKAGE = dirname(MIGRATIONS_DIR);

/** Sources of the content. */
const SEEDED_BY = [
  ...['migrations', 'src/seed', 'src/ledger', 'src/audit', 'src/db', 'src/signatures', 'src/areas', 'test/support'],
  ...['../shared-kernel/src/domain', '../shared-kernel/src/signature'],
];

/** Sizes and times only; reading all would take longer than opening a database. */
export function hashSources(paths: readonly string[]): string {
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
