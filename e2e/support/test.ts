import { test as base, expect, type Page } from '@playwright/test';
import { startTestBank, type TestBank } from './bank';
import { Person } from '../pages/person';

export interface BankOptions {
  hosts: 'ports' | 'names';
}

export interface WorkerFixtures extends BankOptions {
  settings: Readonly<Record<string, string>>;
  /** Name unique to a test file, which gives it its own bank; '' shares one. */
  ownBank: string;
  bank: TestBank;
}

export interface Fixtures {
  /**
   * True if the shell prefetches pages. Without it (Data Saver) a page costs a third less, so only the main scenarios
   * prefetch.
   */
  prefetchesPages: boolean;
  person: () => Promise<Person>;
}

/** Expected browser messages of a test; all others fail it. */
export const expectedComplaints: RegExp[] = [];

/**
 * Expected messages when a test moves the clock while a chunk, the registry, a manifest or a remote's entry is being
 * prefetched.
 */
export const CLOCK_JUMP =
  /ChunkLoadError: Loading chunk \S+ failed\.\s+\(timeout: |^TimeoutError: signal timed out$|manifest: timeout|ScriptNetworkError: Script \S+ timed out\./;

export const test = base.extend<Fixtures, WorkerFixtures>({
  hosts: ['ports', { option: true, scope: 'worker' }],

  settings: [{}, { option: true, scope: 'worker' }],

  // Another value of an option makes Playwright start another worker, and each worker starts a bank.
  ownBank: ['', { option: true, scope: 'worker' }],

  bank: [
    async ({ hosts, settings }, use) => {
      const bank = await startTestBank(hosts, settings);
      await use(bank);
      await bank.stop();
    },
    // Creating the data takes 15 s on an idle core.
    { scope: 'worker', timeout: 120_000 },
  ],

  prefetchesPages: [false, { option: true }],

  person: async ({ browser, browserName, bank, viewport, locale, contextOptions, prefetchesPages }, use) => {
    const complaints: string[] = [];
    expectedComplaints.length = 0;
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, ...(locale && { locale }) });
      if (!prefetchesPages) await context.addInitScript(saveData);
      if (browserName === 'firefox') await context.addInitScript(insertTextByEditing);
      const page = await context.newPage();
      recordComplaints(page, complaints);
      return new Person(page, bank);
    });
    const unexpected = filterUnexpected(complaints);
    // The context of the operator's console is awaited too: an error of its close belongs to no test and fails the run.
    for (const context of browser.contexts()) await context.close();
    expect(unexpected, 'what the browser complained about: errors, CSP violations, failed requests').toEqual([]);
  },
});

/** Simulates the browser's Data Saver, which Playwright cannot set. */
function saveData(): void {
  const { connection } = navigator as unknown as { readonly connection: object };
  Object.defineProperty(connection, 'saveData', { value: true });
}

/**
 * Lets `fill` edit a field as a person's input method does. Playwright's own script for WebDriver BiDi sets `value`, which
 * React takes for its own change and ignores.
 */
function insertTextByEditing(): void {
  const insert = (text: string): Element | undefined => {
    const { activeElement } = document;
    // Playwright goes on in the frame that is returned.
    if (activeElement instanceof HTMLIFrameElement) return activeElement;
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
}

export function filterUnexpected(complaints: readonly string[]): readonly string[] {
  return complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
}

export function recordComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
}

export { expect };
