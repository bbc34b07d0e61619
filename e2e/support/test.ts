import { test as base, expect, type Page } from '@playwright/test';
import { startTestBank, type TestBank } from './bank';
import { Person } from '../pages/person';

export interface BankOptions {
  hosts: 'ports' | 'names';
}

export interface WorkerFixtures extends BankOptions {
  /** What the bank of these stories is configured with beside the usual. */
  settings: Readonly<Record<string, string>>;
  /** A name that no other file gives: its stories have a bank that no others leave anything in. Empty: whatever bank is there. */
  ownBank: string;
  bank: TestBank;
}

export interface Fixtures {
  /**
   * Whether the shell brings the pages that the menu leads to, as on any line that is not slow. Without it a page costs a
   * third less, so only the stories of the whole house have it; all others are those of somebody who saves data.
   */
  bringsPages: boolean;
  /** A person at a browser of his own; whatever the browser complains about fails the test. */
  person: () => Promise<Person>;
}

/** Messages of the browser that are an expected part of a story, by pattern; everything else is a failure. */
export const expectedComplaints: RegExp[] = [];

/**
 * What is being loaded ahead when a story moves the browser's clock runs out of time, as nothing else would: a chunk, the
 * registry, a manifest, the entry of a remote.
 */
export const CLOCK_JUMP =
  /ChunkLoadError: Loading chunk \S+ failed\.\s+\(timeout: |^TimeoutError: signal timed out$|manifest: timeout|ScriptNetworkError: Script \S+ timed out\./;

export const test = base.extend<Fixtures, WorkerFixtures>({
  hosts: ['ports', { option: true, scope: 'worker' }],

  settings: [{}, { option: true, scope: 'worker' }],

  // Another value of an option is another worker to Playwright, and each worker starts a bank.
  ownBank: ['', { option: true, scope: 'worker' }],

  bank: [
    async ({ hosts, settings }, use) => {
      const bank = await startTestBank(hosts, settings);
      await use(bank);
      await bank.stop();
    },
    // Fifteen seconds where its data are made anew, on an idle core.
    { scope: 'worker', timeout: 120_000 },
  ],

  bringsPages: [false, { option: true }],

  person: async ({ browser, bank, viewport, locale, contextOptions, bringsPages }, use) => {
    const complaints: string[] = [];
    expectedComplaints.length = 0;
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, viewport, ...(locale && { locale }) });
      contexts.push(context);
      if (!bringsPages) await context.addInitScript(saveData);
      const page = await context.newPage();
      listenTo(page, complaints);
      return new Person(page, bank);
    });
    const unexpected = unexpectedOf(complaints);
    for (const context of contexts) await context.close();
    expect(unexpected, 'what the browser complained about: errors, CSP violations, failed requests').toEqual([]);
  },
});

/** What a browser tells whose user has asked it to save data; Playwright cannot ask it. */
function saveData(): void {
  const { connection } = navigator as unknown as { readonly connection: object };
  Object.defineProperty(connection, 'saveData', { value: true });
}

/**
 * The complaints that no story expects. Asked before the windows are closed: closing ends what is on its way, and pages
 * that are brought ahead complain about that.
 */
export function unexpectedOf(complaints: readonly string[]): readonly string[] {
  return complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)));
}

export function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
}

export { expect };
