/** What Playwright itself turns off: the switch counts only once, so its list is repeated. Source: chromiumSwitches.ts */
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

/** Pages that the browser draws for the suggestions of its address bar: two in each window, half of what a window costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process that waits for the next page: half of those that are begun, and no story is faster with it. */
const SPARE = ['SpareRendererForSitePerProcess'];

/** Chromium as root, on a machine without a graphics card and without the internet. */
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
    // Without a graphics card a process of its own for it costs a quarter of the time.
    '--in-process-gpu',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR, ...SPARE].join()}`,
  ],
};

/** A page of a story lives for seconds: what the compiler spends on making it fast later, it does not get back. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** For stories in which one tab hides another, or the browser itself shows a file. */
export const WITH_WINDOWS = { ...BROWSER, args: [...BROWSER.args, SHORT_LIVED] };

/** Without windows a page costs a fifth less (docs/adr/0150). */
const executablePath = process.env['HEADLESS_SHELL_PATH'] || BROWSER.executablePath;

/** For all others. */
export const WITHOUT_WINDOWS = { ...WITH_WINDOWS, executablePath };

/** For stories whose pages count for many seconds, as keys by DSTU 4145 make them. */
export const COUNTING = { ...BROWSER, executablePath };
