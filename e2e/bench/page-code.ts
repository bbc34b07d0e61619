import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

/** What opening a page loads of its remote, KB of gzip by what it is. */
export interface PageCode {
  /** The page and the libraries that it does not share. */
  readonly page: number;
  /** Its words in one language. */
  readonly words: number;
  /** The remote's container, for all of its pages. */
  readonly container: number;
}

/**
 * Opens a page anew, without what the browser keeps, and weighs what comes. Data is saved meanwhile: otherwise the pages
 * that the shell fetches at idle are weighed too.
 * @param remote as its address names it: `payments-uah`
 */
export async function weighPage(page: Page, remote: string, opens: () => Promise<void>): Promise<PageCode> {
  // A script that was fetched ahead answers twice, and is one.
  const loaded = new Map<string, Response>();
  const note = (response: Response) => {
    if (response.url().includes(`/remotes/${remote}/`) && response.url().endsWith('.js'))
      loaded.set(response.url(), response);
  };
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  page.on('response', note);
  await opens();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  // Closing the session takes the override off.
  await browser.detach();
  const code = { page: 0, words: 0, container: 0 };
  for (const response of loaded.values()) {
    const [file = ''] = response.url().split('/').slice(-1);
    const kind = file === 'entry.js' ? 'container' : file.startsWith('words-') ? 'words' : 'page';
    code[kind] += gzipSync(await response.body()).length / 1024;
  }
  expect(Math.min(...Object.values(code)), 'each of them was loaded').toBeGreaterThan(0);
  return code;
}
