import { defineConfig } from '@playwright/test';
import { WITHOUT_WINDOWS } from './support/browser';
import { DATABASE_SERVER } from './support/database';
import { NGINX } from './support/nginx';
import type { BankOptions } from './support/test';

/** Nothing to run them with: no nginx, or no PostgreSQL server for two processes to share. */
const NEEDS_NGINX = NGINX && DATABASE_SERVER ? [] : [/behind-nginx/];

/**
 * Browser stories. Shell and widget are two origins in two ways, by host name and by port; each story runs in one of
 * them, against a bank of its own.
 */
export default defineConfig<object, BankOptions>({
  testDir: 'stories',
  globalSetup: './support/first-day.ts',
  outputDir: '../var/test-results',
  // Twice what the longest takes when two of them share two cores that are busy with something else.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Each has a bank and a browser of its own; one waits often enough for the other to use the second core.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  use: {
    launchOptions: WITHOUT_WINDOWS,
    viewport: { width: 1280, height: 860 },
    locale: 'uk-UA',
    // A colour that is measured half-way through its change is nobody's colour.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every step costs more than a story has; NCB_TRACE=1 where one has to be looked into.
    trace: process.env['NCB_TRACE'] ? 'retain-on-failure' : 'off',
  },
  // Those who lock users out and move the bank's day come last, in a bank that no other story needs afterwards.
  projects: [
    { name: 'ports', use: { hosts: 'ports' }, testIgnore: [/one-signature|sign-in-codes/, ...NEEDS_NGINX] },
    { name: 'names', use: { hosts: 'names' }, testMatch: /one-signature|sign-in-codes/ },
  ],
});
