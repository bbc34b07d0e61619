import type { Page } from '@playwright/test';

export function measureOverflow(page: Page): Promise<number> {
  return page.locator('.ncb-page').evaluate((content) => content.scrollWidth - content.clientWidth);
}

export function measureWindowOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns content invisible without scrolling sideways: scrolling tables, cut amounts. */
export function findOverflowing(page: Page): Promise<readonly string[]> {
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
    // Account numbers are shortened in the middle on purpose; dates and amounts never.
    const shortened = [...document.querySelectorAll('[data-page] .ncb-number:not(.ncb-middle-cut, .ncb-account-line)')]
      .filter((number) => {
        const text = document.createRange();
        text.selectNodeContents(number);
        const { right, width } = text.getBoundingClientRect();
        const cutting = number.closest('.ncb-card-line > :first-child');
        return width > 0 && cutting !== null && right > cutting.getBoundingClientRect().right + 1;
      })
      .map(({ textContent }) => `shortened: ${textContent}`);
    const squeezed = [...document.querySelectorAll('.ncb-table-fixed td')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => `squeezed: ${textContent}`);
    return [...wide, ...cut, ...shortened, ...squeezed];
  });
}

/** Returns heads of columns whose text is cut. */
export async function findCutHeads(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.ncb-table thead .ant-table-column-title')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
}

export async function findHigherRows(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.ncb-table-fixed:not(.ncb-table-cards)')].flatMap((table) => {
      const rows = [...table.querySelectorAll('tr[data-row]:not(.ncb-total-row)')];
      const least = Math.min(...rows.map((row) => row.getBoundingClientRect().height));
      return rows
        .filter((row) => row.getBoundingClientRect().height > least + 0.5)
        .map(({ textContent }) => `higher: ${textContent}`);
    }),
  );
}

/** Returns selected tabs whose underline is cut off, by their text. */
export async function findCutTabs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.ncb-view-tab[aria-current]')]
      .filter((tab) => {
        const line = tab.closest('.ncb-view-line')?.getBoundingClientRect();
        const { top, bottom } = tab.getBoundingClientRect();
        // A tab that wrapped to the next line is in the overflow menu.
        return line && tab.checkVisibility() && top < line.bottom && bottom > line.bottom + 0.5;
      })
      .map(({ textContent }) => textContent),
  );
}

/** Returns totals of the selection that are outside the bottom bar's line. */
export async function findCutSums(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-field="selection"] [data-field="total"] [data-row]')]
      .filter((sum) => {
        const line = sum.closest('.ncb-selection-text > div')?.getBoundingClientRect();
        const { top, bottom } = sum.getBoundingClientRect();
        return !line || top < line.top - 0.5 || bottom > line.bottom + 0.5;
      })
      .map(({ textContent }) => textContent),
  );
}
