import type { Page } from '@playwright/test';
import { waitUntilStill } from './stillness';
import { expect } from './test';

/** Switches between light and dark and waits until all colour transitions end. */
export async function changeColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(`ncb-${colorScheme}`);
  await waitUntilStill(page);
}
