import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import {
  createMaximumFigure,
  getPercentile,
  formatFigures,
  withoutLimit,
  type Figure,
} from '../../bank-sandbox/bench/figure';
import { Person } from '../pages/person';
import { startTestBank, type TestBank } from '../support/bank';
import { BROWSER } from '../support/browser';
import { measureSignInBlocking } from './measure-sign-in-blocking';

/** `npm run bench -- load`: compares the federation with monoliths of the same sources. */
const BUILDS = ['federation', 'plain', 'best'] as const;
type Build = (typeof BUILDS)[number];

/** Network profile "Fast 4G" of the browser's DevTools. */
const FOUR_G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
const LINES = { 'plain line': null, '4G': FOUR_G } as const;
type Line = keyof typeof LINES;

const ROUNDS = 7;
const KEY_DELAY_MS = 60;
const LOOKS_AROUND_MS = 3_000;
/** Delay between pointing at a menu entry and pressing it; 200 ms is quick. */
const POINTS_MS = 200;
const KIB = 1024;

/** Times of one visit in milliseconds, and loaded code in bytes of gzip. */
interface Visit {
  readonly signIn: number;
  readonly firstPage: number;
  readonly nextPage: number;
  readonly pageAtOnce: number;
  readonly signInCode: number;
  readonly nextPageCode: number;
}

async function visit(browser: Browser, bank: TestBank, line: Line): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'uk-UA' });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), line);
    await page.addInitScript(watchForFirst, '[data-field="login"]');
    const person = new Person(page, bank);
    await person.opensTheAddress();
    await page.waitForFunction(() => 'shown' in window);
    const signIn = await page.evaluate(() => (window as unknown as { signInShownAt: number }).signInShownAt);
    const signInCode = await scriptsBefore(page, bank, signIn);

    await person.field('login').pressSequentially('director1', { delay: KEY_DELAY_MS });
    await person.field('password').pressSequentially('Director1', { delay: KEY_DELAY_MS });
    await person.action('signIn').click();
    await person.field('code').pressSequentially(await readCode(person), { delay: KEY_DELAY_MS });
    const firstPage = await fromClickTo(page, '[data-action="confirmCode"]', '.ncb-table tr[data-row]');

    await page.waitForTimeout(LOOKS_AROUND_MS);
    await person.seesMenu('miPmtJournal');
    const loadedBefore = new Set(await scripts(page));
    await person.menuItem('miPmtJournal').hover();
    await page.waitForTimeout(POINTS_MS);
    const nextPage = await fromClickTo(page, '[data-menu="miPmtJournal"]', '[data-page="miPmtJournal"] h1');
    const nextPageCode = bytesOf(
      bank,
      (await scripts(page)).filter((script) => !loadedBefore.has(script)),
    );
    await person.seesMenu('miMail');
    const pageAtOnce = await fromClickTo(page, '[data-menu="miMail"]', '[data-page="miMail"] h1');
    return { signIn, firstPage, nextPage, pageAtOnce, signInCode, nextPageCode };
  } finally {
    await context.close();
  }
}

async function readCode(person: Person): Promise<string> {
  await person.field('code').waitFor();
  return person.signIn.readsSmsCodeOf('director1');
}

async function slowDown(browser: CDPSession, line: Line): Promise<void> {
  const conditions = LINES[line];
  await browser.send('Network.enable');
  if (conditions) await browser.send('Network.emulateNetworkConditions', conditions);
}

function watchForFirst(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)) {
      requestAnimationFrame(() => Object.assign(window, { signInShownAt: performance.now() }));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function fromClickTo(page: Page, clicked: string, target: string): Promise<number> {
  await page.locator(clicked).evaluate((element, selector) => {
    const state = window as unknown as { readyIn: Promise<number> };
    state.readyIn = new Promise((done, fail) => {
      const start = () => {
        const started = performance.now();
        const look = () => {
          if (document.querySelector(selector)) requestAnimationFrame(() => done(performance.now() - started));
          else if (performance.now() - started > 30_000) fail(new Error(`${selector} was never shown`));
          else requestAnimationFrame(look);
        };
        look();
      };
      element.addEventListener('click', start, { once: true, capture: true });
    });
  }, target);
  await page.locator(clicked).click();
  return page.evaluate(() => (window as unknown as { readyIn: Promise<number> }).readyIn);
}

async function scripts(page: Page, before = Infinity): Promise<string[]> {
  return page.evaluate(
    (limit) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
        .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < limit)
        .map(({ name }) => new URL(name).pathname),
    before,
  );
}

async function scriptsBefore(page: Page, bank: TestBank, moment: number): Promise<number> {
  return bytesOf(bank, await scripts(page, moment));
}

/** Sums up the scripts' compressed sizes; tiny scripts have no compressed copy and count as they are. */
function bytesOf(bank: TestBank, paths: readonly string[]): number {
  return paths.reduce((sum, path) => {
    const file = join(bank.site, 'app', path);
    return sum + statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  }, 0);
}

function median(visits: readonly Visit[], figure: keyof Visit): number {
  return getPercentile(
    visits.map((one) => one[figure]),
    0.5,
  );
}

function times(visits: ReadonlyMap<Build, readonly Visit[]>, line: Line): readonly Figure[] {
  return (['signIn', 'firstPage', 'nextPage', 'pageAtOnce'] as const).flatMap((figure) =>
    BUILDS.map((build) =>
      withoutLimit(`${line}: ${NAMES[figure]}, ${build}`, median(visits.get(build) ?? [], figure), 'ms'),
    ),
  );
}

const NAMES = {
  signIn: 'sign-in visible',
  firstPage: 'first page after sign-in',
  nextPage: 'a page opened later',
  pageAtOnce: 'a page opened later, pressed at once',
} as const;
const TARGETS = {
  plain: { signIn: 0.85, firstPage: 0.9 },
  best: { signIn: 1.05, firstPage: 1.05, nextPage: 1.1 },
} as const;

function ratios(visits: ReadonlyMap<Build, readonly Visit[]>, line: Line): readonly Figure[] {
  const ours = visits.get('federation') ?? [];
  return (['plain', 'best'] as const).flatMap((build) =>
    Object.entries(TARGETS[build]).map(([figure, limit]) =>
      atMostRatio(
        `${line}: ${NAMES[figure as keyof typeof NAMES]}, federation / ${build} monolith`,
        median(ours, figure as keyof typeof NAMES) / median(visits.get(build) ?? [], figure as keyof typeof NAMES),
        limit,
      ),
    ),
  );
}

function atMostRatio(name: string, value: number, limit: number): Figure {
  return { name, measured: value.toFixed(2), limit: `<= ${limit}`, isKept: value <= limit };
}

const banks = new Map<Build, TestBank>();
const browser = await chromium.launch(BROWSER);
try {
  for (const build of BUILDS) {
    banks.set(build, await startTestBank('ports', {}, process.env[`NCB_MONOLITH_${build.toUpperCase()}`]));
  }
  const figures: Figure[] = [];
  for (const line of Object.keys(LINES) as Line[]) {
    const visits = new Map<Build, Visit[]>(BUILDS.map((build) => [build, []]));
    // The first round is not counted, as the bank's caches are cold.
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [build, bank] of banks) {
        const visitTimes = await visit(browser, bank, line);
        if (round >= 0) visits.get(build)?.push(visitTimes);
      }
    }
    figures.push(...times(visits, line), ...ratios(visits, line));
    if (line === 'plain line') {
      const ours = visits.get('federation') ?? [];
      figures.push(
        createMaximumFigure('scripts of the sign-in page, gzip', median(ours, 'signInCode') / KIB, 180, 'KiB'),
        createMaximumFigure(
          'scripts of a remote’s first page after another’s, gzip',
          median(ours, 'nextPageCode') / KIB,
          90,
          'KiB',
        ),
      );
    }
  }
  const ours = banks.get('federation');
  if (ours) {
    const blocked = await measureSignInBlocking(browser, ours);
    figures.push(
      createMaximumFigure('sign-in page on a slow phone: does not answer after its first paint', blocked, 200, 'ms'),
    );
  }
  process.stdout.write(`\n${formatFigures(figures)}`);
  process.exitCode = figures.every(({ isKept }) => isKept) ? 0 : 1;
} finally {
  await browser.close();
  for (const bank of banks.values()) await bank.stop();
}
