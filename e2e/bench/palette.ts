import type { Page } from '@playwright/test';
import { createMaximumFigure, getPercentile, withoutLimit, type Figure } from '../../bank-sandbox/bench/figure';
import { benchInBrowser } from './long-list';

const DOCUMENTS = 50_000;
const ROUNDS = 15;
const KNOWN_LIMIT_MS = 100;
const BANK_LIMIT_MS = 500;

/** Searches by the group that answers; the bank's part types another text in each round, which no cache has. */
const SEARCHES = [
  { name: 'known pages', group: 'pages', type: () => 'журнал', limit: KNOWN_LIMIT_MS },
  {
    name: 'documents of any day',
    group: 'documents',
    type: (round: number) => String(1000 + round),
    limit: BANK_LIMIT_MS,
  },
] as const;

/**
 * `npm run bench -- palette`: measures the search over everything from the last letter to the first painted row, in a
 * company of 50,000 documents.
 */
await benchInBrowser({ NCB_DOCUMENTS: String(DOCUMENTS) }, async (page, director) => {
  await director.opensTheAddress('main/miAccountsAll');
  await director.seesWholePage('miAccountsAll');
  const figures: Figure[] = [
    withoutLimit('first search of the tab, with its code', await measureSearch(page, 'pages', 'журнал'), 'ms'),
  ];
  for (const { name, group, type, limit } of SEARCHES) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await measureSearch(page, group, type(round)));
    figures.push(
      withoutLimit(`${name}: median`, getPercentile(times, 0.5), 'ms'),
      createMaximumFigure(`${name}: slowest of ${ROUNDS}`, Math.max(...times), limit, 'ms'),
    );
  }
  return figures;
});

async function measureSearch(page: Page, group: string, text: string): Promise<number> {
  await page.keyboard.press('Control+KeyK');
  await page.locator('[data-field="palette"]').waitFor();
  await page.evaluate((row) => {
    const state = window as unknown as { found: Promise<number> };
    let lastLetter = 0;
    addEventListener('input', ({ timeStamp }) => (lastLetter = timeStamp), { capture: true });
    state.found = new Promise((done) => {
      const look = () => {
        if (document.querySelector(row)) setTimeout(() => done(performance.now() - lastLetter));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, `[data-group="${group}"] [role="option"]`);
  // One input: typed letter by letter, the first one would find the row.
  await page.keyboard.insertText(text);
  const time = await page.evaluate(() => (window as unknown as { found: Promise<number> }).found);
  await page.keyboard.press('Escape');
  await page.locator('[data-field="palette"]').waitFor({ state: 'detached' });
  return time;
}
