/**
 * `npm test`: installs what is missing, then types, lint, unit and API tests, and the browser stories. Every part runs,
 * also after one has failed; the last line counts.
 */
import { ensureObjectStore } from './checks/object-store.mjs';
import { ensurePostgres } from './checks/postgres.mjs';
import { ensureBrowser, ensureNginx, ensureOpenssl } from './checks/requirements.mjs';
import { checkCommand, jestTests, playwrightTests } from './checks/suites.mjs';
import { installPackages } from './packages/install.mjs';

await installPackages();
const browser = await ensureBrowser();
await ensureOpenssl();
const nginx = await ensureNginx();
const postgres = await ensurePostgres();
const objectStore = await ensureObjectStore();
console.log(
  `Data layer: embedded PostgreSQL${postgres.url ? ' and a PostgreSQL server' : ' only, no server was found'}`,
);
console.log(
  `Deploying: folders${objectStore.env['TEST_S3_ENDPOINT'] ? ' and an S3 store' : ' only, no S3 store was found'}`,
);

console.log(
  `Serving: the sandbox${nginx && postgres.url ? ' and nginx before two processes of it' : ' only, no nginx with a PostgreSQL server was found'}`,
);

const { buildPackages } = await import('./packages/build.mjs');
const results = [];
try {
  // One core each: the linter takes as long as all the others.
  const [checked, linted] = await Promise.all([
    quickChecks(),
    checkCommand('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
  ]);
  results.push(...checked, linted);
  await buildPackages();
  results.push(await jestTests({ TEST_DATABASE_URL: postgres.url ?? '', ...objectStore.env }));
  results.push(
    await playwrightTests({ CHROME_PATH: browser, NGINX_PATH: nginx, TEST_DATABASE_URL: postgres.url ?? '' }),
  );
} finally {
  await Promise.all([postgres.stop(), objectStore.stop()]);
}

async function quickChecks() {
  const types = await checkCommand('types', ['node_modules/typescript/bin/tsc', '-b']);
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'];
  const format = await checkCommand('format', prettier);
  return [types, format, await checkCommand('contract', ['tooling/contract.mjs'])];
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log('');
for (const { name, passed: good, failed: bad, seconds } of results) {
  console.log(
    `  ${name.padEnd(10)} ${String(good).padStart(5)} passed ${String(bad).padStart(4)} failed  ${seconds} s`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
