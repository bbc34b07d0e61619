import type { Page } from '@playwright/test';
import { expect } from './test';

/** Until nothing on the page is on its way to another colour or place: what is measured half-way is nobody's. */
export async function untilStill(page: Page): Promise<void> {
  const changing = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length);
  await expect.poll(changing, 'colours and places on their way').toBe(0);
}

/** Until what was caused a moment ago is drawn: in the first frame the page hears of it, what it draws anew is in the next. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
}

/**
 * Changes the size of the window, and waits until the page is drawn for it. Without the wait, what is measured next is
 * now and then still the page of the size before.
 */
export async function resizesWindow(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await untilDrawn(page);
}
