import type { Page } from '@playwright/test';
import { expect } from './test';

/** Until nothing on the page is on its way to another colour or place: what is measured half-way is nobody's. */
export async function untilStill(page: Page): Promise<void> {
  const changing = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length);
  await expect.poll(changing, 'colours and places on their way').toBe(0);
}
