import { defineConfig } from '@playwright/test';
import { FIREFOX, WITHOUT_WINDOWS } from './support/browser';
import { DATABASE_SERVER } from './support/database';
import { NGINX } from './support/nginx';
import type { Fixtures, WorkerFixtures } from './support/test';

/** Walks of daily work, of which Chromium does more in the stories of each package. */
const DAILY_WALKS = /daily-walks/;

const NEEDS_NGINX = NGINX && DATABASE_SERVER ? [] : [/behind-nginx/];

/**
 * End-to-end tests. Shell and widget are two origins by host name or by port; each test uses one way and has its own
 * bank.
 */
export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: 'stories',
  globalSetup: './support/first-day.ts',
  outputDir: '../var/test-results',
  // Twice the longest duration of two tests sharing two busy cores.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Each has its own bank and browser; one waits often enough for the other to use the second core.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: WITHOUT_WINDOWS,
    viewport: { width: 1280, height: 860 },
    locale: 'uk-UA',
    // Colours measured during a transition would be wrong.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step costs more than the test itself; NCB_TRACE=1 enables it.
    trace: process.env['NCB_TRACE'] ? 'retain-on-failure' : 'off',
  },
  // Tests that lock users out or move the bank's day run last, in their own bank.
  projects: [
    {
      name: 'ports',
      use: { hosts: 'ports' },
      testIgnore: [/one-signature|sign-in-codes/, DAILY_WALKS, ...NEEDS_NGINX],
    },
    { name: 'names', use: { hosts: 'names' }, testMatch: /one-signature|sign-in-codes/ },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        launchOptions: FIREFOX,
        hosts: 'ports',
        // Firefox has no Data Saver to simulate.
        prefetchesPages: true,
        // Preferences of the profile replace what Playwright cannot emulate here.
        contextOptions: {},
        // Its style is refused by the content security policy, and reported like an error of the page.
        screenshot: 'off',
        actionTimeout: 30_000,
      },
      testMatch: DAILY_WALKS,
    },
  ],
});
