import type { Page } from '@playwright/test';

/** Shortest duration that the browser reports; it rounds to 8 ms. */
const SHORTEST_MS = 16;
const ENTRY_DELAY_MS = 400;

interface InteractionWindow {
  interactions: Map<number, number>;
  reset: () => void;
  countAtReset: number;
}

/** Records how long each press, click and key takes until the next paint (Event Timing), in every opened page. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const noted = window as unknown as InteractionWindow;
    const countAll = () => (performance as unknown as { interactionCount: number }).interactionCount;
    noted.reset = () => {
      noted.interactions = new Map();
      noted.countAtReset = countAll();
    };
    noted.reset();
    // Without a display, Chromium reports when a frame was shown only as it draws the next: one comes every 16 ms.
    document.addEventListener('DOMContentLoaded', () => {
      const dot = document.documentElement.appendChild(document.createElement('i'));
      Object.assign(dot.style, {
        position: 'fixed',
        top: '0',
        width: '1px',
        height: '1px',
        background: 'currentcolor',
      });
      dot.animate({ opacity: [0, 0.1] }, { duration: 1_000, iterations: Infinity });
    });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & {
        interactionId?: number;
      })[]) {
        // Entries without an id are not interactions but mouse movements.
        if (!interactionId) continue;
        noted.interactions.set(interactionId, Math.max(duration, noted.interactions.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  }, SHORTEST_MS);
}

/** Returns the duration of each interaction during `act` that took at least 16 ms, and how many there were in all. */
export async function recordInteractions(
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly durations: readonly number[]; readonly count: number }> {
  await page.evaluate(() => (window as unknown as InteractionWindow).reset());
  await act();
  await page.waitForTimeout(ENTRY_DELAY_MS);
  return page.evaluate(() => {
    const { interactions, countAtReset } = window as unknown as InteractionWindow;
    const { interactionCount } = performance as unknown as { interactionCount: number };
    return { durations: [...interactions.values()], count: interactionCount - countAtReset };
  });
}

/** Returns the longest interaction during `act`, in milliseconds. */
export async function worstInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  return Math.max(0, ...(await recordInteractions(page, act)).durations);
}
