import { chromium, type BrowserContext } from '@playwright/test';
import { Person } from '../pages/person';
import { freePort } from './bank';
import { WITH_WINDOWS } from './browser';
import { expect, expectedComplaints, recordComplaints, test as base, filterUnexpected } from './test';

/** Browser window whose tabs are really hidden and shown. */
export interface Window {
  readonly context: BrowserContext;
  opensTab(path: string): Promise<Person>;
}

/**
 * Test function with a real window. Pages in Playwright's own browsers are all in the foreground; in a browser that it
 * only connects to, hidden tabs behave as hidden.
 */
export const test = base.extend<{ window: Window }>({
  window: async ({ bank }, use) => {
    const complaints: string[] = [];
    expectedComplaints.length = 0;
    const port = await freePort();
    const launched = await chromium.launch({
      ...WITH_WINDOWS,
      args: [...WITH_WINDOWS.args, `--remote-debugging-port=${port}`],
    });
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
    const [context] = browser.contexts();
    if (!context) throw new Error('the browser has no window');
    await use({
      context,
      async opensTab(path) {
        const page = await context.newPage();
        recordComplaints(page, complaints);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const person = new Person(page, bank);
        await person.opensTheAddress(path);
        return person;
      },
    });
    const unexpected = filterUnexpected(complaints);
    await browser.close();
    await launched.close();
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});
