import { chromium, type BrowserContext } from '@playwright/test';
import { Person } from '../pages/person';
import { freePort } from './bank';
import { WITH_WINDOWS } from './browser';
import { expect, expectedComplaints, listenTo, test as base, unexpectedOf } from './test';

/** One browser window whose tabs are hidden and shown as at a person's desk. */
export interface Window {
  readonly context: BrowserContext;
  /** Opens a tab, which comes to the front. */
  opensTab(path: string): Promise<Person>;
}

/**
 * Stories with a real window. The pages of Playwright's own browsers are all in front at the same time; those of a
 * browser that it is only connected to are not, and the browser treats the hidden ones as it always does.
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
        listenTo(page, complaints);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const person = new Person(page, bank);
        await person.opensTheAddress(path);
        return person;
      },
    });
    const unexpected = unexpectedOf(complaints);
    await browser.close();
    await launched.close();
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});
