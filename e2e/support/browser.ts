import { join } from 'node:path';
import { ROOT } from './root';

/**
 * Features that Playwright turns off: Chromium uses only the last --disable-features, so its list is repeated. Source:
 * chromiumSwitches.ts
 */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Suggestion pages of the address bar: two per window, half of a window's cost. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Spare process for the next page: half of all started processes, without making any test faster. */
const SPARE = ['SpareRendererForSitePerProcess'];

export const BROWSER = {
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Without a graphics card a separate GPU process costs a quarter of the time.
    '--in-process-gpu',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR, ...SPARE].join()}`,
  ],
};

/** Turns off JavaScript optimisation, which does not pay off for pages that live seconds. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** Launch options of tests in which tabs hide each other or the browser itself shows a file. */
export const WITH_WINDOWS = { ...BROWSER, args: [...BROWSER.args, SHORT_LIVED] };

/** A headless page costs a fifth less (docs/adr/0088). */
const executablePath = process.env['HEADLESS_SHELL_PATH'] || BROWSER.executablePath;

export const WITHOUT_WINDOWS = { ...WITH_WINDOWS, executablePath };

/** Launch options of tests with long computations, such as DSTU 4145 keys: with JavaScript optimisation. */
export const WITH_OPTIMIZATION = { ...BROWSER, executablePath };

/** Launch options of Firefox ESR, driven by WebDriver BiDi (docs/adr/0227). */
export const FIREFOX = {
  channel: 'moz-firefox',
  executablePath: join(ROOT, 'e2e/support/firefox.mjs'),
  firefoxUserPrefs: {
    // Preferences in place of the context's emulation: colours measured during a transition would be wrong.
    'ui.prefersReducedMotion': 1,
    'layout.css.prefers-color-scheme.content-override': 1,
  },
};
