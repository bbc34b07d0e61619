import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { waitUntilStill } from './stillness';
import { expect } from './test';

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

declare global {
  interface Window {
    axe: Pick<typeof Axe, 'run' | 'runPartial' | 'utils'> & {
      finishRun(parts: unknown, options: Axe.RunOptions): Promise<Axe.AxeResults>;
      readonly commons: { readonly color: { readonly Color: { readonly prototype: Colour } } };
    };
  }
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only violations: skips the details of passed rules. */
const FINDINGS: Axe.RunOptions = { resultTypes: ['violations'], runOnly: { type: 'tag', values: STANDARD } };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects no axe violations on the current screen, including frames.
 * @param within selector of the checked part, if other tests cover the rest
 */
export async function expectAccessible(page: Page, screen: string, within = 'html'): Promise<void> {
  // Waits for content: an empty page would fail for its missing heading, and a missing dialog would pass.
  const arrives = page.locator(within === 'html' ? 'h1' : within).first();
  await expect(arrives, `what is to be seen of ${screen}`).toBeAttached();
  // A button pressed just before is in the middle of a colour transition.
  await waitUntilStill(page);
  const faults = await findFaults(page, within);
  const confirmed = faults.some(isTooSmall) ? await confirmScrolled(page, within, faults) : faults;
  expect(confirmed, `accessibility of ${screen}`).toEqual([]);
}

/** Further than a fixed bar is high. */
const SCROLL_BY = 150;

const isTooSmall = (fault: string) => fault.startsWith('target-size: ');

/** Returns the faults without controls that are too small only because a fixed bar covers a part of them. */
async function confirmScrolled(page: Page, within: string, faults: readonly string[]): Promise<readonly string[]> {
  await page.evaluate((by) => window.scrollBy(0, by), SCROLL_BY);
  const scrolled = await findFaults(page, within);
  await page.evaluate((by) => window.scrollBy(0, -by), SCROLL_BY);
  return faults.filter((fault) => !isTooSmall(fault) || scrolled.includes(fault));
}

/** Returns each violation as a line with its rule and the element. */
async function findFaults(page: Page, within: string): Promise<readonly string[]> {
  const results = page.frames().length > 1 ? await resultsWithFrames(page, within) : await resultsOf(page, within);
  return results.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

// Axe's adapter for Playwright is not used (docs/adr/0088).
async function resultsOf(page: Page, within: string): Promise<readonly Axe.Result[]> {
  await injectAxe(page.mainFrame());
  return page.evaluate(async ([part, options]) => (await window.axe.run({ include: [[part]] }, options)).violations, [
    within,
    FINDINGS,
  ] as const);
}

async function resultsWithFrames(page: Page, within: string): Promise<readonly Axe.Result[]> {
  const parts = await collectParts(page.mainFrame(), JSON.stringify({ include: [[within]] }));
  return page.evaluate(async ([all, options]) => (await window.axe.finishRun(JSON.parse(all), options)).violations, [
    `[${parts.join()}]`,
    FINDINGS,
  ] as const);
}

/**
 * Collects axe's partial results of a frame and, in order, its child frames.
 * @param context checked part; like the results a JSON text that only axe reads
 */
async function collectParts(frame: Frame, context: string): Promise<readonly string[]> {
  await injectAxe(frame);
  // The frames are looked up before the check: a notice that goes meanwhile would change their selectors.
  const partial = await frame.evaluateHandle(
    ([text, options]) => {
      const part = JSON.parse(text) as Axe.ContextObject;
      const frames = window.axe.utils.getFrameContexts(part, options);
      return {
        own: window.axe.runPartial(part, options).then((own) => JSON.stringify(own)),
        contexts: frames.map(({ frameContext }) => JSON.stringify(frameContext)),
        elements: frames.map(({ frameSelector }) => window.axe.utils.shadowSelect(frameSelector)),
      };
    },
    [context, FINDINGS] as const,
  );
  const parts = [await partial.evaluate(({ own }) => own)];
  for (const [index, inner] of (await partial.evaluate(({ contexts }) => contexts)).entries()) {
    const element = await partial.evaluateHandle(({ elements }, at) => elements[at], index);
    const child = await element.asElement()?.contentFrame();
    if (!child) throw new Error(`no frame is at place ${index} of ${frame.url()}`);
    parts.push(...(await collectParts(child, inner)));
  }
  return parts;
}

async function injectAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(AXE);
  await frame.evaluate(cacheColours);
}

/** Caches parsed colours: a page has about 20, and parsing them for every element takes a fifth of axe's time. */
function cacheColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const cache = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const read = cache.get(text);
    if (read) return Object.assign(this, read);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    cache.set(text, { r, g, b, alpha });
    return this;
  };
}
