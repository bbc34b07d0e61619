import { existsSync } from 'node:fs';

const CHROMIUM_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns `CHROME_PATH` or the path of an installed Chromium or Chrome, else null. @returns {string | null} */
export function findInstalledBrowser() {
  const configuredPath = process.env['CHROME_PATH'];
  return [configuredPath, ...CHROMIUM_PLACES, MAC_CHROME].find((path) => path && existsSync(path)) ?? null;
}
