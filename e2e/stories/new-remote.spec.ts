import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from '../support/site-files';
import { expect, test } from '../support/test';
import { importTooling } from '../support/import-tooling';

interface Checkout {
  cleanCheckout: (folder: string) => void;
}
interface Runner {
  run: (
    command: string,
    args: readonly string[],
    options: { cwd: string; env?: NodeJS.ProcessEnv; quiet: boolean },
  ) => Promise<{ code: number; output: string }>;
}

const NAME = 'remote-papers';
const PAGE = 'miSettingsDocs';
const { NCB_VAR_DIR: _, NCB_SITE_DIR: __, NCB_DEPLOY_TO: ___, ...OURS } = process.env;
const ENVIRONMENT = { ...OURS, FORCE_COLOR: '0' };

function withdrawn(json: string): string {
  const whole: unknown = JSON.parse(json, (key, value: unknown) =>
    key === 'pages' && Array.isArray(value) ? value.filter((page: { name: string }) => page.name !== PAGE) : value,
  );
  return JSON.stringify(whole);
}

test('a remote made by npm run new-remote is tested, deployed alone into the running site, and shows its page', async ({
  person,
  bank,
}) => {
  test.setTimeout(360_000);
  const { cleanCheckout } = await importTooling<Checkout>('deploy/testing/clean-checkout.mjs');
  const { run } = await importTooling<Runner>('packages/run.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'ncb-new-remote-'));
  const checkout = join(folder, 'checkout');
  const inCheckout = async (...args: string[]) => {
    const { code, output } = await run(process.execPath, args, { cwd: checkout, env: ENVIRONMENT, quiet: true });
    expect(code, output).toBe(0);
    return output;
  };
  const registry = join(bank.site, 'app/ncb/registry.json');
  const before = readFileSync(registry, 'utf8');
  const deployed = () =>
    (JSON.parse(readFileSync(registry, 'utf8')) as { remotes: { name: string }[] }).remotes.map(({ name }) => name);
  const others = deployed();
  // All pages of the menu have remotes: this one is removed from its own first.
  replaceFile(registry, withdrawn(before));
  const director = await person();
  await director.entersWithSession('director1');
  await director.opensMenu('miSettings');
  const menu = director.page.locator(`[data-menu="${PAGE}"]`);
  await expect(menu).toHaveAttribute('title', 'Розділ ще не підключено');

  try {
    cleanCheckout(checkout);
    const owner = join(checkout, 'remote-admin/remote.json');
    writeFileSync(owner, withdrawn(readFileSync(owner, 'utf8')));
    await test.step('it is made, its text, types and tests are as those of the others', async () => {
      expect(await inCheckout('tooling/cli.mjs', 'new-remote', 'papers', PAGE)).toContain(
        `${NAME} is there, with ${PAGE}.`,
      );
      await inCheckout('node_modules/oxfmt/bin/oxfmt', '--check', NAME);
      await inCheckout('tooling/cli.mjs', 'types', NAME);
      const jest = ['--no-warnings', 'node_modules/jest/bin/jest.js', '--maxWorkers=1'];
      expect(await inCheckout(...jest, '--selectProjects', NAME)).toMatch(/Tests: +1 passed, 1 total/);
      expect(await inCheckout(...jest, '--selectProjects', 'tooling', '--testPathPatterns', 'texts/texts')).toContain(
        NAME,
      );
    });

    await test.step('it is built and deployed from a clean checkout, and nothing else is', async () => {
      const built = () => readdirSync(checkout).filter((name) => existsSync(join(checkout, name, 'dist')));
      expect(built()).toEqual([]);
      // A deployment that waits for others on this machine says so before its result.
      expect(await inCheckout('tooling/cli.mjs', 'deploy', NAME, '--to', bank.site)).toMatch(
        /^Building remote-papers …\n {2}remote-papers in [\d.]+ s\n(waiting for .+\n)*papers \S+ is deployed, for 100 % of the companies\n$/,
      );
      expect(built()).toEqual([NAME]);
      expect(readdirSync(join(checkout, 'var/built'))).toEqual([NAME]);
      expect(deployed().sort()).toEqual([...others, 'papers'].sort());
    });

    await test.step('its page is there, in the menu and by its address', async () => {
      await director.page.reload();
      await director.opensMenu('miSettings');
      await menu.click();
      await director.seesPage(PAGE);
      await expect(director.page.getByRole('heading', { level: 1 })).toHaveText('Документи організації');
      await director.choosesLanguage('English');
      await expect(director.page.getByRole('heading', { level: 1 })).toHaveText('Organisation documents');
      await director.opensTheAddress(`main/${PAGE}`);
      await director.seesPage(PAGE);
    });
  } finally {
    // Other tests use the same bank.
    replaceFile(registry, before);
    rmSync(folder, { recursive: true, force: true });
  }
});
