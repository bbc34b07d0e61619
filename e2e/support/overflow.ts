import type { Page } from '@playwright/test';

/** Pixels by which the page's content is wider than its place. */
export function overflow(page: Page): Promise<number> {
  return page.locator('.ncb-page').evaluate((content) => content.scrollWidth - content.clientWidth);
}

/** Pixels by which the page is wider than its window. */
export function windowOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What of the page is not seen without scrolling sideways: tables that scroll, amounts that their cell cuts. */
export function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = [document.documentElement, ...document.querySelectorAll('.ncb-table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`);
    const cut = [...document.querySelectorAll('[data-page] .ncb-number')]
      .filter((amount) => {
        const place = amount.closest('td, .ncb-card, [data-field="totals"], .ncb-details');
        if (!place) return false;
        const [inner, outer] = [amount.getBoundingClientRect(), place.getBoundingClientRect()];
        return inner.left < outer.left - 1 || inner.right > outer.right + 1;
      })
      .map(({ textContent }) => `cut: ${textContent}`);
    const squeezed = [...document.querySelectorAll('.ncb-table-fixed td')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `squeezed: ${textContent}`);
    return [...wide, ...cut, ...squeezed];
  });
}

/** Chosen tabs whose underline is cut off, by their words. */
export async function cutTabs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.ncb-view-tab[aria-current]')]
      .filter((tab) => {
        const line = tab.closest('.ncb-view-line')?.getBoundingClientRect();
        const { top, bottom } = tab.getBoundingClientRect();
        // One that broke off the line is in the menu behind it.
        return line && tab.checkVisibility() && top < line.bottom && bottom > line.bottom + 0.5;
      })
      .map(({ textContent }) => textContent),
  );
}
