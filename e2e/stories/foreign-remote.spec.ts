import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchRolloutOnce } from '../support/watch-rollout-once';
import { replaceFile } from '../support/site-files';
import { expect, expectedComplaints, test } from '../support/test';
import { importTooling } from '../support/import-tooling';

interface Foreign {
  foreignRepository: (folder: string, kit: string) => Promise<void>;
  inRepository: (folder: string, program: string, args: string[]) => Promise<string>;
}
interface Finding {
  who: string;
  faults: string[];
}

let folder = '';
let prepared = '';
let repository = '';
let stories = 0;
let foreign: Foreign;

/** Prepares another team's repository: sources with their own webpack configuration, public packages and the kit. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ncb-foreign-'));
  prepared = join(folder, 'bank-branches');
  const { makeKit } = await importTooling<{ makeKit: (folder: string) => Promise<void> }>('kit/make-kit.mjs');
  await makeKit(join(folder, 'kit'));
  foreign = await importTooling<Foreign>('kit/testing/foreign-repository.mjs');
  await foreign.foreignRepository(prepared, join(folder, 'kit'));
  repository = prepared;
  await build();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.beforeEach(async ({ bank }) => {
  repository = join(folder, `story-${(stories += 1)}`);
  cpSync(prepared, repository, { recursive: true, verbatimSymlinks: true });
  expect(await deploy('--to', bank.site)).toMatch(/^branches 0\.3\.0-[0-9a-f]{10} is deployed, for 100 % of/m);
});

const build = () => foreign.inRepository(repository, 'webpack-cli/bin/cli.js', ['--mode', 'production']);
const deploy = (...args: string[]) =>
  foreign.inRepository(repository, '@ncb/remote-kit/deploy.mjs', ['deploy', '.', ...args]);
/** Runs a command of the kit. @returns its output */
const kit = (...args: string[]) => foreign.inRepository(repository, '@ncb/remote-kit/deploy.mjs', args);
const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(repository, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(repository, file), text.replace(from, to));
};

test('a team with a repository of its own builds and deploys a page, and the shell shows it', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1', 'main/miBranches');
  await expect(director.field('bank')).not.toBeEmpty();
  await director.action('show').click();
  await expect(director.field('address')).toHaveText('Київ, вул. Вигадана, 1');
  await expect(director.field('address')).toHaveCSS('border-left-width', '3px');
  await director.choosesLanguage('English');
  await expect(director.field('address')).toHaveText('1 Vyhadana St, Kyiv');
  await director.opensMenu('miAccountsAll');
  await director.seesPage('miAccountsAll');
});

test('the kit’s types know what a page gets and what it must export', async () => {
  const check = (code: string) => {
    writeFileSync(join(repository, 'check.ts'), code);
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
    return foreign.inRepository(repository, 'typescript/bin/tsc', [...options, '--target', 'es2022', 'check.ts']);
  };
  const shell = `import type { ShellServices } from '@ncb/remote-kit/contract';\ndeclare const shell: ShellServices;\n`;
  await check(`${shell}export const name: string = shell.session.bankName; shell.notify('info', name);`);
  await expect(check(`${shell}shell.notify('panic', '');`)).rejects.toThrow(/"panic"/);
});

test('live remotes and shells fit each other, and a remote that takes what the shell does not have is found out', async ({
  bank,
}) => {
  const { checkSite } = await importTooling<{ checkSite: (address: string, shell: unknown) => Promise<Finding[]> }>(
    'contract/live/check-site.mjs',
  );
  const contractFile = join(bank.site, 'app/ncb/contract.json');
  const contract = readFileSync(contractFile, 'utf8');
  const registry = `${bank.appOrigin}/ncb/registry.json`;
  const findings = await checkSite(registry, JSON.parse(contract));
  expect(findings.map(({ who }) => who).join()).toMatch(/accounts .*branches .*payments-uah /);
  expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);

  const agreed = JSON.parse(contract) as { version: string; exports: string[] };
  const older = { ...agreed, exports: ['queryKeys'] };
  const missing = `it uses useShell, which the contract ${agreed.version} does not have`;
  const coming = await checkSite(registry, older);
  expect(coming.find(({ who }) => /^branches .* to come$/.test(who))?.faults).toEqual([missing]);

  replaceFile(contractFile, JSON.stringify(older));
  try {
    edit('src/locales/en.json', 'Branches', 'Our branches');
    await build();
    await expect(deploy('--to', bank.site)).rejects.toThrow(`branches does not fit the deployed shell: ${missing}`);
  } finally {
    replaceFile(contractFile, contract);
  }
});

test('a version that cannot be shown goes back by itself, and the tab is offered the one before', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/broken on purpose/, /The above error occurred/);
  edit('src/miBranches.js', 'const { session, navigation } = useShell();', `throw new Error('broken on purpose');`);
  edit('src/miBranches.js', '  const { t } =', '  const { session, navigation } = useShell();\n  const { t } =');
  await build();
  await deploy('--to', bank.site);

  const director = await person();
  await director.hasSession('director1');
  await director.opensTheAddress('main/miBranches');
  const reported = director.page.waitForResponse(
    (response) => response.url().endsWith('/report_load') && (response.request().postData() ?? '').includes('failed'),
  );
  await expect(director.page.locator('[data-problem="remote.render"]')).toBeVisible();
  expect((await reported).status()).toBe(200);

  expect(await watchRolloutOnce(bank, 'branches')).toEqual([
    expect.stringMatching(/^branches 0\.3\.0-\w+ failed for 1 of 1 users; everybody is back at 0\.3\.0-/),
  ]);

  await director.page.reload();
  await director.seesPage('miBranches');
});

test('a version that nobody has is previewed in one tab by who has a signed link, and by nobody with another', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/status of 401/);
  const to = ['--to', bank.site];
  const key = ['--key', 'branches.pem'];
  const publicKey = (await kit('owners', 'key', 'branches.pem')).trim();
  await kit('owners', 'key', 'site.pem');
  await kit('owners', 'add', 'site', '--key', 'site.pem', ...to);
  await kit('owners', 'add', 'branches', '--public-key', publicKey, '--key', 'site.pem', ...to);
  try {
    await deploy(...to, ...key);
    edit('src/locales/ua.json', 'Вигадана, 1', 'Вигадана, 2');
    await build();
    const [, version] =
      /^branches (\S+) is deployed, for 0 %/m.exec(await deploy(...to, ...key, '--percent', '0')) ?? [];
    const printed = await kit('preview', `branches@${version}`, '--app', bank.appOrigin, ...key, ...to);
    const link = printed.split('\n').find((line) => line.startsWith('http')) ?? '';

    const director = await person();
    const shows = async (house: number, tab = director) => {
      await tab.seesPage('miBranches');
      await tab.action('show').click();
      await expect(tab.field('address')).toHaveText(`Київ, вул. Вигадана, ${house}`);
    };
    await director.page.goto(link);
    const ribbon = director.page.locator('[data-notice="preview"]');
    await expect(ribbon).toContainText(`branches ${version}`);
    await director.entersAs('director1');
    await shows(2);
    expect(director.page.url()).toBe(`${bank.appOrigin}/ncb/main/miBranches`);
    await director.opensMenu('miAccountsAll');
    await expect(ribbon).toBeInViewport();
    const other = await director.opensTab('main/miBranches');
    await shows(1, other);
    await expect(other.page.locator('[data-notice="preview"]')).toHaveCount(0);

    await Promise.all([director.page.waitForEvent('load'), director.action('endPreview').click()]);
    await director.opensTheAddress('main/miBranches');
    await shows(1);
    await director.page.goto(link.replace(/preview=(\d+)/, (_, until) => `preview=${Number(until) + 60}`));
    await expect(director.page.locator('[data-problem="preview.signature"]')).toContainText(`branches@${version}`);
    await shows(1);
  } finally {
    rmSync(join(bank.site, 'app/ncb/owners.json'));
  }
});
