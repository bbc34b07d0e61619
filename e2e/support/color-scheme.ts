import type { Page } from '@playwright/test';
import { untilStill } from './stillness';
import { expect } from './test';

/** Changes to light or dark, until every colour is the new one. */
export async function changeColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(`ncb-${colorScheme}`);
  await untilStill(page);
}
