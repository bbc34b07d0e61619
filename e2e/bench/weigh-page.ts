import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

export interface PageCode {
  readonly page: number;
  readonly words: number;
  readonly container: number;
}

/**
 * Opens a page with an empty cache and measures the code that it loads. Data Saver is on, as the shell would otherwise
 * prefetch other pages at idle.
 * @param remote as its address names it: `payments-uah`
 */
export async function weighPage(page: Page, remote: string, open: () => Promise<void>): Promise<PageCode> {
  // A prefetched script has two responses and counts once.
  const loaded = new Map<string, Response>();
  const note = (response: Response) => {
    if (response.url().includes(`/remotes/${remote}/`) && response.url().endsWith('.js'))
      loaded.set(response.url(), response);
  };
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  page.on('response', note);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  await browser.detach();
  const code = { page: 0, words: 0, container: 0 };
  for (const response of loaded.values()) {
    const [file = ''] = response.url().split('/').slice(-1);
    code[getKind(file)] += gzipSync(await response.body()).length / 1024;
  }
  expect(Math.min(...Object.values(code)), 'each of them was loaded').toBeGreaterThan(0);
  return code;
}

function getKind(file: string): 'container' | 'words' | 'page' {
  if (file === 'entry.js') return 'container';
  return file.startsWith('words-') ? 'words' : 'page';
}
