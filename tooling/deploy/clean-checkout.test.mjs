import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readRegistry } from './registry/registry.mjs';
import { openTarget } from './targets/open-target.mjs';
import { cleanCheckout } from './testing/clean-checkout.mjs';
import { temporaryFolder } from './testing/samples.mjs';

const folder = temporaryFolder();

/** @type {(checkout: string) => string[]} */
function builtIn(checkout) {
  const entries = readdirSync(checkout, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => name).filter((name) => readdirSync(join(checkout, name)).includes('dist'));
}

test('npm run deploy -- remote-accounts on a clean checkout builds that remote and nothing else', async () => {
  const checkout = join(folder, 'checkout');
  cleanCheckout(checkout);
  expect(builtIn(checkout)).toEqual([]);
  const { NCB_VAR_DIR, NCB_SITE_DIR, NCB_DEPLOY_TO, ...env } = process.env;
  const site = join(folder, 'site');
  const deployWith = (/** @type {NodeJS.ProcessEnv} */ settings, /** @type {string[]} */ ...options) =>
    promisify(execFile)(process.execPath, ['tooling/cli.mjs', 'deploy', 'remote-accounts', '--to', site, ...options], {
      cwd: checkout,
      env: { ...env, ...settings },
    });
  const deploy = (/** @type {string[]} */ ...options) => deployWith({}, ...options);
  await expect(deploy()).rejects.toMatchObject({
    stderr: expect.stringContaining(`there is no site at ${site}; --new-site makes one`),
  });
  expect(existsSync(site)).toBe(false);
  const { stdout } = await deploy('--new-site');
  expect(stdout).toMatch(
    /^Building remote-accounts …\n {2}remote-accounts in [\d.]+ s\naccounts \S+ is deployed, for 100 % of the companies\n$/,
  );
  expect(builtIn(checkout)).toEqual(['remote-accounts']);
  expect(readdirSync(join(checkout, 'var/built'))).toEqual(['remote-accounts']);
  expect((await readRegistry(openTarget(site))).remotes.map(({ name }) => name)).toEqual(['accounts']);

  const elsewhere = await deployWith({ NCB_VAR_DIR: join(folder, 'var') });
  expect(elsewhere.stdout).toMatch(/^accounts \S+ is deployed/);
  // Output of a failed build must not be reused when the earlier sources are back.
  writeFileSync(join(checkout, 'remote-accounts/src/texts.ts'), '}');
  await expect(deploy()).rejects.toMatchObject({
    stderr: expect.stringContaining('the build of remote-accounts failed'),
  });
  expect(readdirSync(join(checkout, 'var/built'))).toEqual([]);
}, 180_000);
