import type { Page } from '@playwright/test';

/** The browser tells of tasks from 50 ms on, each in a task of its own. */
const ENTRY_DELAY_MS = 200;

/** Notes, in every page that is opened, what keeps it from answering (Long Tasks). */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as unknown as { longTasks: number[] };
    noted.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** The longest task of what somebody does, in milliseconds; 0 if none took 50. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { longTasks: number[] }).longTasks = [];
  });
  await act();
  await page.waitForTimeout(ENTRY_DELAY_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
}
