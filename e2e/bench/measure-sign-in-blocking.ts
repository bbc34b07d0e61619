import type { Browser } from '@playwright/test';
import { getPercentile } from '../../bank-sandbox/bench/figure';
import { Person } from '../pages/person';
import type { TestBank } from '../support/bank';

/** Lighthouse's mobile profile: a Moto G Power with a quarter of this processor's speed, on slow 4G. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Period after the first paint; 1 MB takes 5 s on this line. */
const WATCHED_MS = 10_000;
/** Duration above which a task blocks the user. Source: web.dev, Total Blocking Time */
const BLOCKING_MS = 50;
const TIMES = 3;

/** Returns how long the sign-in page is blocked after its first paint, in milliseconds, median of three visits. */
export async function measureSignInBlocking(browser: Browser, bank: TestBank): Promise<number> {
  const blocked: number[] = [];
  for (let time = 0; time < TIMES; time += 1) blocked.push(await visit(browser, bank));
  return getPercentile(blocked, 0.5);
}

async function visit(browser: Browser, bank: TestBank): Promise<number> {
  const context = await browser.newContext({ ...PHONE, locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    const device = await context.newCDPSession(page);
    await device.send('Network.enable');
    await device.send('Network.emulateNetworkConditions', SLOW_4G);
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(() => {
      const noted = window as unknown as { tasks: [number, number][] };
      noted.tasks = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) noted.tasks.push([startTime, duration]);
      }).observe({ type: 'longtask', buffered: true });
    });
    const person = new Person(page, bank);
    await person.opensTheAddress();
    await person.field('login').waitFor();
    await page.waitForTimeout(WATCHED_MS);
    const { tasks, painted } = await page.evaluate(() => ({
      tasks: (window as unknown as { tasks: [number, number][] }).tasks,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return tasks
      .filter(([start]) => start >= painted)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - BLOCKING_MS), 0);
  } finally {
    await context.close();
  }
}
