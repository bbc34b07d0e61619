import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { untilStill } from './stillness';
import { expect } from './test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of what passes nothing is asked. */
const FINDINGS = { resultTypes: ['violations' as const] };

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
  // To put the findings of several frames together it opens a page of its own, which takes longer than the looking.
  const hasFrames = page.frames().length > 1;
  // It brings half a megabyte of itself along, twice each time, which takes as long as the looking too.
  const isThere = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) }).setLegacyMode(!hasFrames);
  const { violations } = await axe.include(within).options(FINDINGS).withTags(STANDARD).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `accessibility of ${screen}`).toEqual([]);
}
