import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Person } from '../pages/person';
import type { TestBank } from '../support/bank';
import { ROOT } from '../support/root';
import { changeBuild } from '../support/deployed-remote';
import { SVITANOK } from '../support/people';
import { watchRolloutOnce } from '../support/watch-rollout-once';
import { expect, expectedComplaints } from '../support/test';
import { importTooling } from '../support/import-tooling';
import { test } from '../support/window';

const REMOTE = 'remote-accounts';
const PAGE_CHUNK = /^__federation_expose_miAccountsAll\.[0-9a-f]{12}\.js$/;
/** An open tab checks every five minutes what is deployed. */
const NEXT_LOOK = '05:01';

test('two tabs with half-filled forms live through a version, a broken one and its return, and lose nothing', async ({
  window,
  person,
  bank,
}) => {
  expectedComplaints.push(/broken on purpose/, /remote accounts:/, /Federation Runtime/);
  await window.context.clock.install();
  const first = await window.opensTab('');
  const failed = failedRequests(first.page);
  await first.entersAs('buh1');
  await first.seesPage('miAccountsAll');
  await first.opensMenu('miPmtUahNew');
  await fillsHalf(first, '11,20');
  const second = await window.opensTab('main/miPmtUahNew');
  failedRequests(second.page, failed);
  await fillsHalf(second, '22,40');

  await test.step('a new version: both tabs offer it quietly, and neither reloads', async () => {
    await deploys(bank, '2.0.0', (code) => `${code}\n;document.documentElement.dataset.accounts='2.0.0';`);
    await window.context.clock.fastForward(NEXT_LOOK);
    await expect(first.action('update')).toBeAttached();
    for (const [tab, amount] of [
      [first, '11,20'],
      [second, '22,40'],
    ] as const) {
      await expect(tab.field('amount')).toHaveValue(amount);
      await expect(tab.field('receiverName')).toHaveValue(SVITANOK.name);
    }
  });

  await test.step('a broken version goes back by itself after it failed for somebody', async () => {
    await deploys(bank, '3.0.0', (code) => `throw new Error('broken on purpose');${code}`);
    const other = await person();
    const reported = other.page.waitForResponse(
      (response) => response.url().endsWith('/report_load') && (response.request().postData() ?? '').includes('failed'),
    );
    await other.opensTheAddress();
    await other.entersAs('fop1');
    await expect(other.page.locator('[data-problem="remote.code"]')).toBeVisible();
    await other.opensMenu('miPmtJournal');
    await other.seesPage('miPmtJournal');
    await reported;
    expect(await watchRolloutOnce(bank, 'accounts')).toEqual([
      'accounts 3.0.0 failed for 1 of 1 users; everybody is back at 2.0.0',
    ]);
    await other.page.reload();
    await other.opensMenu('miAccountsAll');
    await other.seesPage('miAccountsAll');
    await expect.poll(() => accountsVersion(other.page)).toBe('2.0.0');
  });

  await test.step('what was typed is finished and saved, and then the first tab works with the new version', async () => {
    await finishes(second);
    await first.page.bringToFront();
    await finishes(first);
    await Promise.all([first.page.waitForEvent('load'), first.action('update').click()]);
    await first.opensMenu('miAccountsAll');
    await first.seesPage('miAccountsAll');
    await expect.poll(() => accountsVersion(first.page)).toBe('2.0.0');
  });

  expect(failed, 'requests of the open tabs that failed').toEqual([]);
});

test('every remote of this tree is small enough for its deployment', async () => {
  const { listRemotesInTree } = await importTooling<{ listRemotesInTree: () => { folder: string }[] }>(
    'packages/tree.mjs',
  );
  const { readFiles } = await importTooling<{ readFiles: (dist: string) => Map<string, Buffer> }>(
    'deploy/built-files.mjs',
  );
  const { findSizeFaults } = await importTooling<{
    findSizeFaults: (files: Map<string, Buffer>, manifest: object) => string[];
  }>('deploy/check/find-size-faults.mjs');
  const remotes = listRemotesInTree();
  expect(remotes.length).toBeGreaterThan(0);
  const faults = remotes.flatMap(({ folder }) => {
    const files = readFiles(join(ROOT, folder, 'dist'));
    const manifest = JSON.parse(String(files.get('mf-manifest.json'))) as object;
    return findSizeFaults(files, manifest).map((fault) => `${folder}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

async function fillsHalf(accountant: Person, amount: string): Promise<void> {
  await accountant.seesPage('miPmtUahNew');
  await accountant.payment.typesReceiver(SVITANOK);
  await accountant.field('amount').fill(amount);
  // Two forms opened at the same time propose the same number.
  await accountant.field('number').fill(amount.slice(0, 2));
}

async function finishes(accountant: Person): Promise<void> {
  await accountant.field('purpose').fill('Оплата за послуги, без ПДВ');
  await accountant.payment.saves();
}

function failedRequests(page: Page, failed: string[] = []): string[] {
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`);
  });
  return failed;
}

/** Deploys a changed build with the real deployment tool, as another team would. */
async function deploys(bank: TestBank, version: string, change: (code: string) => string): Promise<void> {
  const { openTarget } = await importTooling<{ openTarget: (place: string) => object }>(
    'deploy/targets/open-target.mjs',
  );
  const { openSite } = await importTooling<{ openSite: (place: { target: object }) => Promise<object> }>(
    'deploy/site.mjs',
  );
  const { deployRemote } = await importTooling<{
    deployRemote: (site: object, root: string, options: { percent: number; version: string }) => Promise<object>;
  }>('deploy/deploy-remote.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'ncb-deploy-'));
  try {
    for (const part of ['remote.json', 'package.json', 'dist'])
      cpSync(join(ROOT, REMOTE, part), join(folder, part), { recursive: true });
    changeBuild(join(folder, 'dist'), PAGE_CHUNK, change);
    await deployRemote(await openSite({ target: openTarget(bank.site) }), folder, { percent: 100, version });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function accountsVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset['accounts']);
}
