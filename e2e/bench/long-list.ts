import { chromium, type Page } from '@playwright/test';
import { createMaximumFigure, formatFigures, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import { Person } from '../pages/person';
import { startTestBank } from '../support/bank';
import { BROWSER } from '../support/browser';
import { watchInteractions, worstInteraction } from './interactions';
import { watchLongTasks } from './long-tasks';

const INTERACTION_LIMIT_MS = 200;

const SHOWN_ROWS = ['tr[data-row]', 'tr[data-day]', 'tr.ncb-around-row'];

export type Interactions = Readonly<Record<string, () => Promise<void>>>;

export async function measureInteractions(
  page: Page,
  interactions: Interactions,
  limitMs = INTERACTION_LIMIT_MS,
  frame = '.ncb-table',
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, act] of Object.entries(interactions)) {
    figures.push(createMaximumFigure(`worst interaction: ${name}`, await worstInteraction(page, act), limitMs, 'ms'));
  }
  const { gap, blank } = await scrollThrough(page, frame);
  return [
    ...figures,
    createMaximumFigure('longest gap between two frames while scrolling', gap, INTERACTION_LIMIT_MS, 'ms'),
    withoutLimit('frames without a row in the middle while scrolling', blank, ''),
    withoutLimit('rows in the document', await page.locator(`${frame} tr[data-row]`).count(), ''),
  ];
}

/**
 * Measures from a click on the menu, or going back, to painted rows of a cached list.
 * @param name of the page
 */
export async function measureWarmMount(page: Page, name: string, open: () => Promise<unknown>): Promise<number> {
  await page.evaluate((rows) => {
    const state = window as unknown as { mounted: Promise<number> };
    state.mounted = new Promise((done) => {
      const begin = () => {
        const started = performance.now();
        const look = () => {
          if (document.querySelector(rows)) requestAnimationFrame(() => done(performance.now() - started));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', begin, { once: true, capture: true });
      addEventListener('popstate', begin, { once: true, capture: true });
    });
  }, `[data-page="${name}"] tr[data-row]`);
  await open();
  return page.evaluate(() => (window as unknown as { mounted: Promise<number> }).mounted);
}

/**
 * Measures from the last byte of the list to the painted rows: parsing, checking, rendering. @param call that loads it
 */
export async function measureColdMount(page: Page, call: string): Promise<number> {
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
  return page.evaluate((path) => {
    const [list] = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path));
    const answered = (list as PerformanceResourceTiming | undefined)?.responseEnd ?? NaN;
    return (window as unknown as { firstRows: number }).firstRows - answered;
  }, call);
}

/** Scrolls through a large part of the list quickly with the wheel. @param frame selector of the rows' container */
async function scrollThrough(page: Page, frame: string): Promise<{ gap: number; blank: number }> {
  await page.locator(frame).hover();
  const rowSelector = SHOWN_ROWS.map((row) => `${frame} ${row}`).join();
  await page.evaluate(
    ([selector, rows]) => {
      const state = window as unknown as { gap: number; blank: number; last: number; isOver: boolean };
      Object.assign(state, { gap: 0, blank: 0, last: performance.now(), isOver: false });
      const list = document.querySelector(selector);
      const look = (now: number) => {
        state.gap = Math.max(state.gap, now - state.last);
        state.last = now;
        const { top, bottom } = list?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        const middle = (Math.max(0, top) + Math.min(bottom, innerHeight)) / 2;
        const isSeen = [...document.querySelectorAll(rows)].some((row) => {
          const place = row.getBoundingClientRect();
          return place.top <= middle && place.bottom >= middle;
        });
        if (!isSeen) state.blank += 1;
        if (!state.isOver) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [frame, rowSelector] as const,
  );
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

/**
 * Runs a benchmark as director1 in a browser against its own bank, prints the table, and fails if a limit is exceeded.
 * @param settings of the bank
 */
export async function benchInBrowser(
  settings: Readonly<Record<string, string>>,
  measure: (page: Page, director: Person) => Promise<readonly Figure[]>,
): Promise<void> {
  const bank = await startTestBank('ports', settings);
  const browser = await chromium.launch(BROWSER);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'uk-UA' });
    const page = await context.newPage();
    await watchInteractions(page);
    await watchLongTasks(page);
    const director = new Person(page, bank);
    await director.signsIn('director1');
    const figures = await measure(page, director);
    process.stdout.write(`\n${formatFigures(figures)}`);
    process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await browser.close();
    await bank.stop();
  }
}
