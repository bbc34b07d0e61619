import { chromium, type Page } from '@playwright/test';
import { atMost, table, told, type Figure } from '../../bank-sandbox/bench/figure';
import { Person } from '../pages/person';
import { startTestBank } from '../support/bank';
import { watchInteractions, worstInteraction } from './interactions';

const ACCOUNTS = 10_000;
const HOLDING = 'ТОВ «Холдинг Обрій»';
const MOUNT_LIMIT_MS = 500;
const INTERACTION_LIMIT_MS = 200;
const TIMES = 3;

/** `npm run bench -- accounts`: the account list of a holding with 10,000 accounts, the built product in a browser. */
async function measure(page: Page, director: Person): Promise<readonly Figure[]> {
  const rows = page.locator('.ncb-table tr[data-row]');
  const heads = (column: string) => page.locator(`th[data-column="${column}"]`);
  const inRow = (index: number, action: string) => rows.nth(index).locator(`[data-action="${action}"]`);

  const cold = await coldMount(page);
  const warm: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await director.opensMenu('miPmtJournal');
    await director.seesPage('miPmtJournal');
    warm.push(await warmMount(page));
  }

  const interactions: Record<string, () => Promise<void>> = {
    sort: async () => {
      for (const column of ['sal', 'sal', 'sal', 'acn_n', 'c_sal', 'acn_n', 'acn_n']) await heads(column).click();
    },
    search: async () => {
      await director.field('search').click();
      await page.keyboard.type('Філія 77', { delay: 60 });
      await page.waitForTimeout(300);
      for (let letters = 8; letters > 0; letters -= 1) await page.keyboard.press('Backspace', { delay: 30 });
      await page.waitForTimeout(300);
    },
    filter: async () => {
      await director.field('cur_ref').click();
      await page.locator('.ant-select-item-option', { hasText: 'USD' }).click();
      await page.locator('.ant-select-item-option', { hasText: 'EUR' }).click();
      await page.keyboard.press('Escape');
      await director.field('cur_ref').locator('.ant-select-clear').click();
    },
    select: async () => {
      for (const index of [0, 1, 2]) await inRow(index, 'select').click();
      await director.action('selectAll').click();
      await inRow(1, 'select').click();
      await director.action('selectAll').click();
      await director.action('selectAll').click();
    },
    expand: async () => {
      for (const index of [0, 1]) {
        await inRow(index, 'details').click();
        await page.waitForTimeout(500);
      }
      for (const index of [0, 1]) await inRow(index, 'details').click();
    },
    'open a row’s menu': async () => {
      await inRow(1, 'rowMenu').click();
      await page.waitForTimeout(200);
      await page.keyboard.press('Escape');
    },
  };
  const figures: Figure[] = [];
  for (const [name, act] of Object.entries(interactions)) {
    figures.push(atMost(`worst interaction: ${name}`, await worstInteraction(page, act), INTERACTION_LIMIT_MS, 'ms'));
  }
  const { gap, blank } = await scrollThrough(page);
  return [
    atMost(
      `mount of ${ACCOUNTS.toLocaleString('en')} accounts, worst of ${TIMES}`,
      Math.max(...warm),
      MOUNT_LIMIT_MS,
      'ms',
    ),
    atMost('from the bank’s answer to the first rows after a reload', cold, MOUNT_LIMIT_MS, 'ms'),
    ...figures,
    atMost('longest gap between two frames while scrolling', gap, INTERACTION_LIMIT_MS, 'ms'),
    atMost('frames without a row in sight while scrolling', blank, 1, ''),
    told('rows in the document', await rows.count(), ''),
  ];
}

/** From the click on the menu to the painted rows; the list is known already. */
async function warmMount(page: Page): Promise<number> {
  const item = page.locator('[data-menu="miAccountsAll"]');
  await item.evaluate((element) => {
    const state = window as unknown as { mounted: Promise<number> };
    state.mounted = new Promise((done) => {
      element.addEventListener(
        'click',
        () => {
          const started = performance.now();
          const look = () => {
            if (document.querySelector('.ncb-table tr[data-row]'))
              requestAnimationFrame(() => done(performance.now() - started));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { once: true, capture: true },
      );
    });
  });
  await item.click();
  return page.evaluate(() => (window as unknown as { mounted: Promise<number> }).mounted);
}

/** From the last byte of the list to the painted rows: reading, checking and showing it. */
async function coldMount(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.ncb-table tr[data-row]')) {
        requestAnimationFrame(() => {
          (window as unknown as { firstRows: number }).firstRows = performance.now();
        });
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await page.waitForFunction(() => (window as unknown as { firstRows?: number }).firstRows !== undefined);
  return page.evaluate(() => {
    const [list] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/acn_list'));
    const answered = (list as PerformanceResourceTiming | undefined)?.responseEnd ?? NaN;
    return (window as unknown as { firstRows: number }).firstRows - answered;
  });
}

/** Turns the wheel over a good part of the list, far and fast. */
async function scrollThrough(page: Page): Promise<{ gap: number; blank: number }> {
  await page.locator('.ncb-table').hover();
  await page.evaluate(() => {
    const state = window as unknown as { gap: number; blank: number; last: number; isOver: boolean };
    Object.assign(state, { gap: 0, blank: 0, last: performance.now(), isOver: false });
    const frame = document.querySelector('.ncb-table');
    const look = (now: number) => {
      state.gap = Math.max(state.gap, now - state.last);
      state.last = now;
      const { top, bottom } = frame?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const middle = (top + Math.min(bottom, innerHeight)) / 2;
      const isSeen = [...document.querySelectorAll('.ncb-table tr[data-row]')].some((row) => {
        const place = row.getBoundingClientRect();
        return place.top <= middle && place.bottom >= middle;
      });
      if (!isSeen) state.blank += 1;
      if (!state.isOver) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const state = window as unknown as { gap: number; blank: number; isOver: boolean };
    state.isOver = true;
    return { gap: state.gap, blank: state.blank };
  });
}

const bank = await startTestBank('ports', { NCB_ACCOUNTS: String(ACCOUNTS) });
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'uk-UA' });
  const page = await context.newPage();
  await watchInteractions(page);
  const director = new Person(page, bank);
  await director.signsIn('director1');
  await director.choosesCompany(HOLDING);
  await page.locator('.ncb-table tr[data-row]').first().waitFor();
  const figures = await measure(page, director);
  process.stdout.write(`\n${table(figures)}`);
  process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1;
} finally {
  await browser.close();
  await bank.stop();
}
