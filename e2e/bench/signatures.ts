import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { saveConsoleKey } from '../support/save-console-key';
import { KALYNA_ACCOUNT } from '../support/people';
import { storePayments } from '../support/payments';
import { benchInBrowser } from './long-list';

const DOCUMENTS = 500;
const SIGN_LIMIT_S = 20;
const TASK_LIMIT_MS = 100;
const PASSWORD = 'Director1-key';
const UNLIMITED = { NCB_RATE_LIMITS: '999999,999999999,999999' };

/**
 * `npm run bench -- signatures-page`: measures signing 500 documents by DSTU 4145 in the widget of the built product.
 */
const folder = mkdtempSync(join(tmpdir(), 'ncb-keys-'));
try {
  await benchInBrowser(UNLIMITED, async (page, director) => {
    const [key = '', certificate = ''] = await saveConsoleKey(director.bank, 'director1', folder);
    await registerKeyCertificate(director, [key, certificate]);
    return measureSigning(page, director, key);
  });
} finally {
  rmSync(folder, { recursive: true });
}

async function registerKeyCertificate(director: Person, files: readonly string[]): Promise<void> {
  await director.action('keys').click();
  await director.action('registerCertificate').click();
  const widget = director.page.frameLocator('[data-dialog="registerCertificate"] iframe');
  await widget.locator('[data-field="keyFile"]').setInputFiles([...files]);
  await widget.locator('[data-field="keyPassword"]').fill(PASSWORD);
  await widget.locator('[data-action="confirmSign"]:not([aria-disabled="true"])').click();
  await director.page.locator('[data-dialog="registerCertificate"]').waitFor({ state: 'detached' });
}

/** Measures from the confirmation to the first signatures sent to the bank; the widget returns all at once. */
async function measureSigning(page: Page, director: Person, key: string): Promise<readonly Figure[]> {
  await storePayments(page, KALYNA_ACCOUNT, DOCUMENTS);
  const longest = await longestTaskOfFrames(page);
  await director.journal.opens();
  await director.action('list-mine').click();
  await director.action('selectAll').click();
  await director.action('selectAllFound').click();
  await director.signing.opens();
  const { widget } = director.signing;
  await widget.locator('[data-field="keyFile"]').setInputFiles(key);
  await widget.locator('[data-field="keyPassword"]').fill(PASSWORD);
  await widget.locator('[data-action="confirmSign"]:not([aria-disabled="true"])').waitFor();
  const handedIn = page.waitForRequest((request) => request.url().endsWith('/sign_doc'), { timeout: 120_000 });
  const before = longest.read();
  longest.reset();
  const started = performance.now();
  await director.signing.confirms();
  await handedIn;
  const took = performance.now() - started;
  const task = longest.read();
  return [
    withoutLimit('longest task until the dialog is open', before, 'ms'),
    createMaximumFigure(`${DOCUMENTS} documents signed in the widget, key opened`, took / 1000, SIGN_LIMIT_S, 's'),
    createMaximumFigure('longest task of page and widget meanwhile, 0 below 50', task, TASK_LIMIT_MS, 'ms'),
  ];
}

/** Records long tasks of all frames outside the page: the widget's frame is removed before it could be read. */
async function longestTaskOfFrames(page: Page) {
  let longest = 0;
  await page.exposeFunction('tellLongTask', (duration: number) => (longest = Math.max(longest, duration)));
  await page.addInitScript(() => {
    const { tellLongTask } = window as unknown as { tellLongTask: (duration: number) => void };
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tellLongTask(duration))).observe({
      type: 'longtask',
    });
  });
  return { reset: () => void (longest = 0), read: () => longest };
}
