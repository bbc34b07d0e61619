import type { Page } from '@playwright/test';

/** Chooses how many rows a list has on a page, by the offer for all lists or, once a size was chosen, for this one. */
export async function choosePageSize(page: Page, size: 5 | 10 | 20 | 50): Promise<void> {
  const offer = page.locator('[data-field="pageSizeOffer"]');
  const choice = page.locator('.ant-pagination-options .ant-select');
  await offer.or(choice).waitFor();
  if ((await offer.count()) > 0) {
    // The offer holds the sizes above the initial 5.
    if (size > 5) await offer.locator(`[data-size="${size}"]`).click();
    return;
  }
  await choice.click();
  await page.locator('.ant-select-item-option', { hasText: new RegExp(`^${size} /`) }).click();
}
