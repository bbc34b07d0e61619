import type { Page } from '@playwright/test';

/** Shortest duration that the browser reports; it rounds to 8 ms. */
const SHORTEST_MS = 16;
const ENTRY_DELAY_MS = 400;

/** Records how long each press, click and key takes until the next paint (Event Timing), in every opened page. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const noted = window as unknown as { interactions: number[] };
    noted.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        // Entries without an id are not interactions but mouse movements.
        if (entry.interactionId) noted.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** Returns the longest interaction during `act`, in milliseconds. */
export async function worstInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { interactions: number[] }).interactions = [];
  });
  await act();
  await page.waitForTimeout(ENTRY_DELAY_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { interactions: number[] }).interactions));
}
