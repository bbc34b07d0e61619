import type { BrowserContext } from '@playwright/test';

const ADDRESS = 'http://localhost/clipboard';

/** Reads the clipboard from a page of no policy: the shell's own forbids reading it. */
export async function readClipboard(context: BrowserContext): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(ADDRESS);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await page.close();
  return text;
}
