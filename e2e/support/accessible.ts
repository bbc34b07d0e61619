import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Nothing that axe finds on the present screen, frames included.
 * @param within selector of the only part that is looked at: where another story has looked at the rest
 */
export async function expectAccessible(page: Page, screen: string, within = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).include(within).withTags(STANDARD);
  // To put the findings of several frames together it opens a page of its own, which takes longer than the looking.
  const hasFrames = page.frames().length > 1;
  const { violations } = await axe.setLegacyMode(!hasFrames).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `accessibility of ${screen}`).toEqual([]);
}
