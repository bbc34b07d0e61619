import { expect, type Page } from '@playwright/test';
import { createMaximumFigure, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import type { Person } from '../pages/person';
import { waitForDownload } from '../support/downloads';
import { longestTask } from './long-tasks';
import { benchInBrowser } from './long-list';
import { weighPage } from './weigh-page';

const ROWS = 5_000;
const TYPING_LIMIT_MS = 50;
const PASTE_LIMIT_MS = 1_000;
const IMPORT_LIMIT_MS = 2_000;
const SAVE_LIMIT_MS = 2_000;
const CODE_LIMIT_KB = 60;
const KEY_DELAY_MS = 40;

/** Weights of the check digit of an individual's tax number. Source: docs/requirements/banking-rules.md#tax-number. */
const WEIGHTS = [-1, 5, 7, 9, 4, 6, 10, 5, 7];

function buildTaxNumber(place: number): string {
  const digits = String(300_000_000 + place);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(((sum % 11) + 11) % 11) % 10}`;
}

function buildIban(place: number): string {
  const account = `351607${String(2_620_000_000_000 + place).padStart(19, '0')}`;
  // U and A are 30 and 10; the two zeros stand for the check digits.
  const rest = BigInt(`${account}301000`) % 97n;
  return `UA${String(98n - rest).padStart(2, '0')}${account}`;
}

function buildClipboardRows(rows: number): string {
  return Array.from({ length: rows }, (_, place) => {
    const amount = `${20_000 + (place % 977)},${String(place % 100).padStart(2, '0')}`;
    return [buildTaxNumber(place), 'Зразкова', 'Олена', 'Тестівна', buildIban(place), amount].join('\t');
  }).join('\n');
}

/** `npm run bench -- payroll`: measures a payroll of 5,000 rows in the built product. */
await benchInBrowser({}, async (page, director) => [
  ...(await measureCode(page, director)),
  ...(await measurePaste(page, director)),
  ...(await measureTyping(page, director)),
  ...(await measureSave(page, director)),
  ...(await measureImport(page, director)),
]);

async function measureCode(page: Page, director: Person): Promise<readonly Figure[]> {
  const code = await weighPage(page, 'payroll', async () => {
    await director.opensTheAddress('main/miPayrollNew');
    await director.field('employees').waitFor();
  });
  return [createMaximumFigure('code that the page needs, gzip', code.page, CODE_LIMIT_KB, 'KB')];
}

async function measurePaste(page: Page, director: Person): Promise<readonly Figure[]> {
  await director.field('employees').focus();
  const took = await page.evaluate(
    async ({ text, rows }) => {
      const grid = document.querySelector('[data-field="employees"]');
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const started = performance.now();
      grid?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      const areAll = () =>
        document.querySelector('[data-field="employeeCount"]')?.textContent.replace(/\D/g, '') === String(rows) &&
        document.querySelector('[data-row]') !== null;
      await new Promise<void>((done) => {
        const look = () => requestAnimationFrame(() => (areAll() ? requestAnimationFrame(() => done()) : look()));
        look();
      });
      return performance.now() - started;
    },
    { text: buildClipboardRows(ROWS), rows: ROWS },
  );
  await expect(director.action('tab-errors')).toContainText('0');
  return [
    createMaximumFigure(`paste of ${ROWS} rows`, took, PASTE_LIMIT_MS, 'ms'),
    withoutLimit('rows in the document', await page.locator('[role="grid"] [data-row]').count(), ''),
  ];
}

async function measureTyping(page: Page, director: Person): Promise<readonly Figure[]> {
  await page.locator('[data-row="3"] [data-cell="amount"]').click();
  // Work that the paste postpones to idle time must not count as typing.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const typing = await longestTask(page, async () => {
    for (const amount of ['21345,67', '18000', '30500,5', '27111,1', '19999,99']) {
      await page.keyboard.type(amount, { delay: KEY_DELAY_MS });
      await page.keyboard.press('Enter');
    }
  });
  await expect(director.field('foot')).not.toBeEmpty();
  const ends = await longestTask(page, async () => {
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+z');
  });
  return [
    createMaximumFigure('longest task while amounts are typed', typing, TYPING_LIMIT_MS, 'ms'),
    withoutLimit('longest task from end to end and back, 0 below 50', ends, 'ms'),
  ];
}

async function measureSave(page: Page, director: Person): Promise<readonly Figure[]> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/save_payroll'));
  const started = Date.now();
  await director.action('save').click();
  const response = await answered;
  const took = Date.now() - started;
  expect(((await response.json()) as { success: unknown }).success).toBeTruthy();
  return [createMaximumFigure(`save of ${ROWS} rows`, took, SAVE_LIMIT_MS, 'ms')];
}

async function measureImport(page: Page, director: Person): Promise<readonly Figure[]> {
  const file = await (await waitForDownload(director, 'export', 'export-xlsx')).path();
  await director.opensTheAddress('main/miPayrollNew?from=file');
  const place = page.locator('[data-view="payrollImport"] input[type="file"]');
  await place.waitFor({ state: 'attached' });
  const started = Date.now();
  await place.setInputFiles(file);
  await director.action('addRows').waitFor();
  return [
    createMaximumFigure(
      `import of ${ROWS} rows from xlsx with all checks`,
      Date.now() - started,
      IMPORT_LIMIT_MS,
      'ms',
    ),
  ];
}
