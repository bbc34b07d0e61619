/** What browsers call themselves, the more special before those whose names they carry too. */
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

/** No browser says so much of itself. */
const READ_MAX = 500;

/**
 * Browser and system by the header `User-Agent`: `Firefox, Windows`; one of them where the other is unknown, '' where both
 * are. Nothing else of it is kept.
 */
export function programName(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, READ_MAX);
  const nameIn = (known: typeof BROWSERS) => known.find(([, mark]) => mark.test(said))?.[0];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
