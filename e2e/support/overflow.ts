import type { Page } from '@playwright/test';

/** Pixels by which the page's content is wider than its place. */
export function overflow(page: Page): Promise<number> {
  return page.locator('.ncb-page').evaluate((content) => content.scrollWidth - content.clientWidth);
}
