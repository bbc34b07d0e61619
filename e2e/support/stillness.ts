import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until all CSS transitions end: measurements during one would be wrong. */
export async function waitUntilStill(page: Page): Promise<void> {
  const changing = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length);
  await expect.poll(changing, 'colours and places on their way').toBe(0);
}

const FRAME_LIMIT_MS = 3_000;

/**
 * Waits until a recent change is drawn: the page handles it in the first frame and draws in the next. Headless Chromium
 * rarely produces no frame after a resize, though the page lives; a picture makes it produce one.
 */
export async function waitUntilDrawn(page: Page): Promise<void> {
  const drawn = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
  const isDrawn = () => Promise.race([drawn.then(() => true), pause(FRAME_LIMIT_MS, false)]);
  while (!(await isDrawn())) await forceFrame(page);
}

async function forceFrame(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
  await session.detach();
}

/** Resizes the window and waits until the page is drawn; otherwise a test may measure the old layout. */
export async function resizesWindow(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => window.innerWidth === width, size.width);
  await waitUntilDrawn(page);
}

interface Shift {
  readonly value: number;
  /** Parts of the page that moved, each with its position before and after. */
  readonly moved: readonly string[];
}

/** Sums the layout shifts of the page from its load on (CLS). */
export async function measureShift(page: Page): Promise<number> {
  return (await findShifts(page)).reduce((sum, { value }) => sum + value, 0);
}

/** Returns the layout shifts of the page from its load on. */
export function findShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(
    () =>
      new Promise<readonly Shift[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        }
        const shifts: Shift[] = [];
        const describePlace = ({ x, y, height }: DOMRectReadOnly) => `${x}, ${y}, height ${height}`;
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return `${element?.className}: ${describePlace(previousRect)} → ${describePlace(currentRect)}`;
            });
            shifts.push({ value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 500);
      }),
  );
}
