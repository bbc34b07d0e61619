import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import {
  createMaximumFigure,
  createMinimumFigure,
  getPercentile,
  withoutLimit,
  type Figure,
} from '../../bank-sandbox/bench/figure';
import { choosePageSize } from '../support/choose-page-size';
import type { Person } from '../pages/person';
import { recordInteractions, worstInteraction } from './interactions';
import { benchInBrowser } from './long-list';
import { DAY } from './day';

/** An office computer of ten years ago: a quarter of this processor's speed. */
const SLOWER = 4;
/** Below a thousand, from which a list has no pages. */
const DOCUMENTS = 600;
const TIMES = 3;
const LIMIT_MS = 150;
const DAY_LIMIT_MS = 200;
const DAY_INTERACTIONS = 300;

/** `npm run bench -- old-pc`: measures frequent interactions and a day of work as on an old office computer. */
await benchInBrowser({ NCB_DOCUMENTS: String(DOCUMENTS) }, async (page, director) => {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const figures = [...(await measureFrequent(page, director)), ...(await measureDay(page, director))];
  // Figures of a busy machine say nothing about the product.
  return [...figures, withoutLimit('load of this machine, processes', loadavg()[0] ?? NaN, '')];
});

/** Measures each interaction in three visits; each loads the page again, as in the morning. */
async function measureFrequent(page: Page, director: Person): Promise<readonly Figure[]> {
  const steps = buildSteps(page, director);
  const times = new Map<string, number[]>();
  for (let visit = 0; visit < TIMES; visit += 1) {
    await director.opensTheAddress('main/miPmtJournal?date_start=1990-01-01');
    await director.seesWholePage('miPmtJournal');
    for (const { name, before, act } of steps) {
      await before?.();
      await settle(page);
      times.set(name, [...(times.get(name) ?? []), await worstInteraction(page, act)]);
    }
  }
  return [...times].map(([name, values]) =>
    createMaximumFigure(`${name}, median of ${TIMES} visits`, getPercentile(values, 0.5), LIMIT_MS, 'ms'),
  );
}

interface Step {
  readonly name: string;
  readonly before?: () => Promise<void>;
  readonly act: () => Promise<void>;
}

function buildSteps(page: Page, director: Person): readonly Step[] {
  const rows = page.locator('.ncb-table tr[data-row]');
  const choosesSize = async (size: 10 | 50) => {
    await choosePageSize(page, size);
    await page.waitForFunction((count) => document.querySelectorAll('.ncb-table tr[data-row]').length === count, size);
  };
  return [
    { name: 'journal: page size 50', before: () => choosesSize(10), act: () => choosesSize(50) },
    {
      name: 'journal: next 50',
      act: async () => {
        const first = (await rows.first().getAttribute('data-row')) ?? '';
        await page.locator('.ant-pagination-next').click();
        await page.locator(`.ncb-table tr[data-row="${first}"]`).waitFor({ state: 'detached' });
      },
    },
    {
      name: 'journal: all of 50 selected',
      act: async () => {
        await director.action('selectAll').click();
        await page.waitForTimeout(500);
        await director.action('selectAll').click();
      },
    },
    {
      name: 'journal: sorted',
      act: async () => {
        for (const column of ['amount', 'name_co']) {
          await page.locator(`th[data-column="${column}"]`).click();
          await page.waitForTimeout(500);
        }
      },
    },
    {
      name: 'journal: search dialog',
      act: async () => {
        await director.action('search').click();
        await page.getByRole('dialog').locator('[data-field="receiverName"]').waitFor();
      },
    },
    {
      name: 'statement of an account',
      before: async () => {
        await director.closesTheDialog();
        await director.opensMenu('miAccountsAll');
        await rows.first().waitFor();
      },
      act: async () => {
        await rows.first().locator('[data-action="rowMenu"]').click();
        await page.locator('[role="menu"] [data-action="miAccountsBilling"]').click();
        await director.seesWholePage('miAccountsBilling');
        await rows.first().waitFor();
      },
    },
  ];
}

async function measureDay(page: Page, director: Person): Promise<readonly Figure[]> {
  await director.opensTheAddress('main/today');
  await director.seesWholePage('today');
  const durations: number[] = [];
  const areas: Figure[] = [];
  for (const [area, act] of Object.entries(DAY)) {
    await settle(page);
    const { durations: ofArea, count } = await recordInteractions(page, () => act(director));
    // Interactions shorter than the browser reports count as 0 ms.
    durations.push(...ofArea, ...Array<number>(Math.max(0, count - ofArea.length)).fill(0));
    areas.push(withoutLimit(`longest of ${count}: ${area}`, Math.max(0, ...ofArea), 'ms'));
  }
  return [
    ...areas,
    createMinimumFigure('interactions of the day', durations.length, DAY_INTERACTIONS, ''),
    createMaximumFigure('p98 of the day', getPercentile(durations, 0.98), DAY_LIMIT_MS, 'ms'),
  ];
}

/** Work that a page postpones to idle time must not count as an answer to the next press. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await page.waitForTimeout(300);
}
