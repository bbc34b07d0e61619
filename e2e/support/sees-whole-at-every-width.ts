import { expect } from '@playwright/test';
import type { Person } from '../pages/person';
import { findHigherRows, findOverflowing } from './overflow';
import { resizesWindow } from './stillness';

/**
 * Checks a page at every width from a large screen to a phone: no amount is cut, nothing scrolls sideways, all rows
 * have the same height.
 */
export async function seesWholeAtEveryWidth(person: Person, name: string): Promise<void> {
  await resizesWindow(person.page, { width: 1920, height: 900 });
  await person.goesTo(`main/${name}`);
  await person.seesWholePage(name);
  for (let width = 1920; width >= 360; width = width > 400 ? width - 97 : width - 20) {
    await resizesWindow(person.page, { width, height: 900 });
    // The layout depends on the list's width, measured slightly after the window's change.
    await expect.poll(() => findOverflowing(person.page), `${name}, ${width} pixels`).toEqual([]);
    await expect.poll(() => findHigherRows(person.page), `rows of ${name}, ${width} pixels`).toEqual([]);
  }
}
