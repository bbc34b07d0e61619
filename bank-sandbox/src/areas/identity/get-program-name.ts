/** Specific browsers before those whose marks they include. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const READ_MAX = 500;

/** Returns browser and system (`Firefox, Windows`), '' for neither. Nothing else of the header is stored. */
export function getProgramName(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, READ_MAX);
  const findName = (patterns: typeof BROWSERS) => patterns.find(([, mark]) => mark.test(header))?.[0];
  return [findName(BROWSERS), findName(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
