import { join } from 'node:path';
import { ensurePostgres } from '../checks/postgres.mjs';
import { buildPackages } from '../packages/build.mjs';
import { installPackages } from '../packages/install.mjs';
import { run } from '../packages/run.mjs';
import { ROOT } from '../packages/tree.mjs';

const PACKAGE = join(ROOT, 'bank-sandbox');

/**
 * Runs a measuring program of the bank sandbox against the built bank, with a PostgreSQL server: the one that
 * `TEST_DATABASE_URL` names, or one of its own that is thrown away afterwards.
 * @param {string} name of a file in `bank-sandbox/bench`
 * @param {{ needsServer: boolean }} options
 */
export async function runSandboxProgram(name, { needsServer }) {
  await installPackages();
  await buildPackages(['bank-sandbox']);
  const program = await bundle(name);
  const postgres = await ensurePostgres({ isDurable: true });
  try {
    if (needsServer && !postgres.url) throw new Error('No PostgreSQL server: install one or set TEST_DATABASE_URL');
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url ?? '' };
    process.exitCode = (await run(process.execPath, [program], { cwd: PACKAGE, env })).code;
  } finally {
    await postgres.stop();
  }
}

/** Beside the bank's own bundle: programs look for migrations one folder above themselves. @type {(name: string) => Promise<string>} */
async function bundle(name) {
  const { build } = await import('esbuild');
  const outfile = join(PACKAGE, `dist/bench-${name}.mjs`);
  await build({
    absWorkingDir: PACKAGE,
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    legalComments: 'none',
    external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@node-rs/argon2', 'pg-native'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  return outfile;
}
