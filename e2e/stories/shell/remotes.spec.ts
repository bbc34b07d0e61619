import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeAway } from '../../support/bank';
import { DeployedRemote } from '../../support/deployed-remote';
import { expectAccessible } from '../../support/expect-accessible';
import { replaceFile } from '../../support/site-files';
import { expect, expectedComplaints, test } from '../../support/test';

test.use({ prefetchesPages: true });

/** Remotes that read user files; the others only write some. */
const READERS: readonly string[] = ['credits-statements', 'currency', 'payments-uah', 'payroll'];
/** Text in the code of the workbook reader, absent in the writer. */
const WORDS_OF_A_READER = 'File is password-protected';

const LOADING_COMPLAINTS = [/status of 404/, /remote accounts:/, /Federation Runtime/];

test('a remote that is gone leaves a card in its place, the rest works, and Retry really tries again', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(...LOADING_COMPLAINTS);
  const putBack = takeAway(join(bank.site, 'app/ncb/remotes/accounts'));
  const director = await person();
  try {
    await director.opensTheAddress();
    await director.signIn.givesPassword('director1');
    await director.field('code').fill(await director.signIn.readsSmsCode());
    await director.action('confirmCode').click();
    await expect(director.page.locator('[data-problem="remote.missing"]')).toContainText('REMOTE-missing-accounts');
    await expectAccessible(director.page, 'a card in place of a remote');
    await director.opensMenu('miPmtJournal');
    await director.seesPage('miPmtJournal');
    await director.opensMenu('miAccountsAll');
    await director.action('retry').click();
    await expect(director.page.locator('[data-problem="remote.missing"]')).toBeVisible();
  } finally {
    putBack();
  }
  await director.action('retry').click();
  await director.seesPage('miAccountsAll');
});

test('code that is not the code that was deployed does not run', async ({ person, bank }) => {
  expectedComplaints.push(/remote payments-uah:/, /integrity/, /Federation Runtime/);
  const folder = join(bank.site, 'app/ncb/remotes/payments-uah');
  const [version = ''] = readdirSync(folder);
  const entry = join(folder, version, 'entry.js');
  const original = readFileSync(entry);
  const putAside = ['.br', '.gz'].map((ending) => takeAway(entry + ending));
  replaceFile(entry, Buffer.concat([original, Buffer.from('\n;globalThis.tampered = true;')]));
  const director = await person();
  try {
    await director.entersWithSession('director1');
    await director.opensMenu('miPmtJournal');
    await expect(director.page.locator('[data-problem^="remote."]')).toBeVisible();
    expect(await director.page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  } finally {
    replaceFile(entry, original);
    putAside.forEach((putBack) => putBack());
  }
  await director.action('retry').click();
  await director.seesPage('miPmtJournal');
});

test('a page that nobody serves is disabled in the menu with the reason, and its address says so', async ({
  person,
  bank,
}) => {
  const admin = new DeployedRemote(bank, 'admin');
  // Simulates a version from before the mail.
  admin.describe({ pages: [{ name: 'miSettingsDocs' }] });
  try {
    const director = await person();
    await director.entersWithSession('director1');
    await expect(director.page.locator('[data-menu="miMail"]')).toHaveAttribute('title', 'Розділ ще не підключено');
    await director.opensTheAddress('main/miMail');
    await expect(director.page.locator('[data-problem="remote.notDeployed"]')).toBeVisible();
  } finally {
    admin.putBack();
  }
});

test('the code of a page is there before it is opened, and runs when the pointer rests on its entry', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const getLoadedBy = (by: string) =>
    director.page.evaluate(
      (initiator) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, initiatorType }) => initiatorType === initiator && /payments-uah\/.*\.js$/.test(name))
          .map(({ name, transferSize }) => ({ name: name.replace(/^.*\//, ''), isFetched: transferSize > 0 })),
      by,
    );
  const names = async () => (await getLoadedBy('fetch')).map(({ name }) => name.replace(/\..*$/, ''));
  await expect.poll(names, 'code of the journal').toContain('__federation_expose_miPmtJournal');
  expect(await getLoadedBy('script')).toEqual([]);
  await director.seesMenu('miPmtJournal');
  await director.menuItem('miPmtJournal').hover();
  const ran = async () => (await getLoadedBy('script')).map(({ name }) => name);
  await expect.poll(ran, 'what the pointer rests on').toContain('entry.js');
  await director.opensMenu('miPmtJournal');
  await director.seesWholePage('miPmtJournal');
  const run = await getLoadedBy('script');
  expect(run.filter(({ isFetched }) => isFetched)).toEqual([]);
});

test('a page that is loaded anew brings its code while the bank is still asked whose session it is', async ({
  person,
}) => {
  const director = await person();
  const { page } = director;
  await director.entersWithSession('director1');
  let answer: () => void = () => undefined;
  const release = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/get_user_info?**', async (route) => {
    await release;
    await route.continue();
  });
  const code = page.waitForResponse((response) => response.url().includes('__federation_expose_miAccountsAll'));
  await page.reload();
  await code;
  await expect(page.locator('[data-page]')).toHaveCount(0);
  answer();
  await director.seesPage('miAccountsAll');
});

test('a version that not all companies get is there after a reload, though the company is not known at first', async ({
  person,
  bank,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const accounts = new DeployedRemote(bank, 'accounts');
  accounts.describe({ rollout: { percent: 99.99, previous: null } });
  try {
    await director.page.reload();
    await director.seesPage('miAccountsAll');
  } finally {
    accounts.putBack();
  }
});

test('what reads files is a part of the remotes that read some, and of no other', ({ bank }) => {
  const folder = join(bank.site, 'app/ncb/remotes');
  const deployed = readdirSync(folder);
  const reads = (remote: string) =>
    readdirSync(join(folder, remote), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .some((file) => readFileSync(join(folder, remote, file), 'utf8').includes(WORDS_OF_A_READER));
  expect(deployed.filter(reads)).toEqual(deployed.filter((remote) => READERS.includes(remote)));
  expect(deployed).toEqual(expect.arrayContaining(['accounts', 'payments-uah']));
});
