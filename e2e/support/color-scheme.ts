import type { Page } from '@playwright/test';
import { expect } from './test';

/** Changes to light or dark, until nothing on the page is on its way to another colour: that would be nobody's. */
export async function changeColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(`ncb-${colorScheme}`);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
  await expect.poll(moving, 'colours on their way').toBe(0);
}
