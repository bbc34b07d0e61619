import type { Page } from '@playwright/test';

/** Records in `window.judgedMs` the time from choosing a file to the painted totals of all rows and the first row. */
export async function watchImport(page: Page, rows: number): Promise<void> {
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
