import type { Page } from '@playwright/test';

/** Pixels by which the page's content is wider than its place. */
export function overflow(page: Page): Promise<number> {
  return page.locator('.ncb-page').evaluate((content) => content.scrollWidth - content.clientWidth);
}

/** Pixels by which the page is wider than its window. */
export function windowOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
