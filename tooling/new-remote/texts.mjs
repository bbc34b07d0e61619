import { join } from 'node:path';
import { readJson, ROOT } from '../packages/tree.mjs';

/** Of a page that no menu names, and what there is to be said of it so far. */
const WORDS = {
  ua: { title: 'Нова сторінка', about: 'Тут ще нічого немає.' },
  ru: { title: 'Новая страница', about: 'Здесь ещё ничего нет.' },
  en: { title: 'New page', about: 'There is nothing here yet.' },
};

/** @typedef {keyof typeof WORDS} Language */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(WORDS));

/**
 * The texts of new pages in one language; their titles are those of the menu.
 * @param {readonly import('./plan.mjs').NewPage[]} pages
 * @param {Language} language
 * @returns {Record<string, { title: string, about: string }>}
 */
export function textsFor(pages, language) {
  const { menu } = readJson(join(ROOT, `shell/src/locales/${language}.json`));
  const { title, about } = WORDS[language];
  return Object.fromEntries(pages.map(({ page, key }) => [key, { title: menu[page] ?? title, about }]));
}
