import type { Page } from '@playwright/test';

/** The browser tells interactions from this duration on; it counts them in steps of eight milliseconds. */
const SHORTEST_MS = 16;
/** An entry comes after the paint that ended it. */
const ENTRY_DELAY_MS = 400;

/** Notes, in every page that is opened, how long each press, click and key took until the next paint (Event Timing). */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const noted = window as unknown as { interactions: number[] };
    noted.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        // Without a number it is no interaction but a mouse that passes by.
        if (entry.interactionId) noted.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** The longest interaction of what somebody does, in milliseconds. */
export async function worstInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { interactions: number[] }).interactions = [];
  });
  await act();
  await page.waitForTimeout(ENTRY_DELAY_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { interactions: number[] }).interactions));
}
