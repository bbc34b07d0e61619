import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { untilStill } from './stillness';
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

/** Of what passes nothing is asked. */
const FINDINGS: Axe.RunOptions = { resultTypes: ['violations'], runOnly: { type: 'tag', values: STANDARD } };

/** The short form: a page has to read it before it can use it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Nothing that axe finds on the present screen, frames included.
 * @param within selector of the only part that is looked at: where another story has looked at the rest
 */
export async function expectAccessible(page: Page, screen: string, within = 'html'): Promise<void> {
  // What has not arrived yet is nobody's screen: a page has no heading either, a dialog is not there at all.
  const arrives = page.locator(within === 'html' ? 'h1' : within).first();
  await expect(arrives, `what is to be seen of ${screen}`).toBeAttached();
  // A button that was pressed a moment ago has half of its old colour.
  await untilStill(page);
  const results = page.frames().length > 1 ? await resultsWithFrames(page, within) : await resultsOf(page, within);
  const found = results.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `accessibility of ${screen}`).toEqual([]);
}

// Axe's adapter for Playwright is not used (docs/adr/0154).
async function resultsOf(page: Page, within: string): Promise<readonly Axe.Result[]> {
  await bringAxe(page.mainFrame());
  return page.evaluate(async ([part, options]) => (await window.axe.run({ include: [[part]] }, options)).violations, [
    within,
    FINDINGS,
  ] as const);
}

/** The same where there are frames: each is looked at by itself, and the page puts together what was found in all. */
async function resultsWithFrames(page: Page, within: string): Promise<readonly Axe.Result[]> {
  const parts = await partsOf(page.mainFrame(), JSON.stringify({ include: [[within]] }));
  return page.evaluate(async ([all, options]) => (await window.axe.finishRun(JSON.parse(all), options)).violations, [
    `[${parts.join()}]`,
    FINDINGS,
  ] as const);
}

/**
 * What axe has to tell of a frame and, behind that, of the frames in it, in their order.
 * @param context what of it is looked at; as the answers a text, for axe alone to read
 */
async function partsOf(frame: Frame, context: string): Promise<readonly string[]> {
  await bringAxe(frame);
  const [own, inner] = await frame.evaluate(
    async ([text, options]) => {
      const part = JSON.parse(text) as Axe.ContextObject;
      const frames = window.axe.utils.getFrameContexts(part, options);
      const told = frames.map((one) => [JSON.stringify(one.frameSelector), JSON.stringify(one.frameContext)] as const);
      return [JSON.stringify(await window.axe.runPartial(part, options)), told] as const;
    },
    [context, FINDINGS] as const,
  );
  const parts = [own];
  for (const [selector, part] of inner) {
    const place = await frame.evaluateHandle(
      (text) => window.axe.utils.shadowSelect(JSON.parse(text) as Axe.CrossTreeSelector),
      selector,
    );
    const child = await place.asElement()?.contentFrame();
    if (!child) throw new Error(`no frame is at ${selector}`);
    parts.push(...(await partsOf(child, part)));
  }
  return parts;
}

async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(AXE);
  await frame.evaluate(rememberColours);
}

/** A page has some twenty colours; axe reads each of them anew for every element, which is a fifth of its time. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const read = known.get(text);
    if (read) return Object.assign(this, read);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
