import type { Page } from '@playwright/test';

/** The browser reports tasks longer than 50 ms asynchronously. */
const ENTRY_DELAY_MS = 200;

export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as unknown as { longTasks: number[] };
    noted.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** Returns the longest task during `act`, in milliseconds; 0 if none took 50 ms. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { longTasks: number[] }).longTasks = [];
  });
  await act();
  await page.waitForTimeout(ENTRY_DELAY_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
}
