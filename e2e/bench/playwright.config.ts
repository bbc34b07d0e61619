import { defineConfig } from '@playwright/test';
import stories from '../playwright.config';

/** Measurements in the browser of the stories; `npm run bench -- files` prepares what they need. */
export default defineConfig(stories, {
  testDir: '.',
  outputDir: '../../var/test-results',
  timeout: 240_000,
  projects: [{ name: 'ports', use: { hosts: 'ports' } }],
});
