import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until all CSS transitions end: measurements during one would be wrong. */
export async function waitUntilStill(page: Page): Promise<void> {
  const changing = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length);
  await expect.poll(changing, 'colours and places on their way').toBe(0);
}

/** Waits until a recent change is drawn: the page handles it in the first frame and draws in the next. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/** Resizes the window and waits until the page is drawn; otherwise a test may measure the old layout. */
export async function resizesWindow(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await waitUntilDrawn(page);
}

/** Sums the layout shifts of the page from its load on (CLS). */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
}
