import type { Page } from '@playwright/test';

/** From the choice of the file to the totals of all its rows and the first of them, painted. */
export async function noteWhenAllAreJudged(page: Page, rows: number): Promise<void> {
  await page.evaluate((count) => {
    const state = window as unknown as { judgedMs?: number };
    delete state.judgedMs;
    const areAll = () =>
      document.querySelector('[data-field="total-all"] strong')?.textContent.replace(/\D/g, '') === String(count) &&
      document.querySelector('tr[data-row]') !== null;
    addEventListener(
      'change',
      () => {
        const started = performance.now();
        const look = () => {
          if (areAll()) requestAnimationFrame(() => (state.judgedMs = performance.now() - started));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  }, rows);
}
