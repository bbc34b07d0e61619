import { join } from 'node:path';
import { ensurePostgres } from '../checks/ensure-postgres.mjs';
import { buildPackages } from '../packages/build-packages.mjs';
import { bundleProgram } from '../packages/bundle-program.mjs';
import { run } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';

const PACKAGE = join(ROOT, 'bank-sandbox');

/**
 * Runs a benchmark of the built bank sandbox with a PostgreSQL server: the one in `TEST_DATABASE_URL` or a temporary
 * one.
 * @param {string} name of a file in `bank-sandbox/bench`
 */
export async function runSandboxProgram(name) {
  await buildPackages(['bank-sandbox']);
  // Beside the bank's bundle, as programs look for migrations one folder above themselves.
  const program = join(PACKAGE, `dist/bench-${name}.mjs`);
  await bundleProgram(join(PACKAGE, `bench/${name}.ts`), program, {
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const postgres = await ensurePostgres({ isDurable: true });
  try {
    if (!postgres.url) throw new Error('No PostgreSQL server: install one or set TEST_DATABASE_URL');
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
    process.exitCode = (await run(process.execPath, [program], { cwd: PACKAGE, env })).code;
  } finally {
    await postgres.stop();
  }
}
