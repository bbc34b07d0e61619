import { join } from 'node:path';
import { readJson, ROOT } from '../packages/tree.mjs';
import { WORDS } from './page-files.mjs';

/**
 * @param {readonly import('./plan-remote.mjs').NewPage[]} pages
 * @param {import('./page-files.mjs').Language} language
 * @returns {Record<string, { title: string, about: string }>}
 */
export function getPageTexts(pages, language) {
  const { menu } = readJson(join(ROOT, `shell/src/locales/${language}.json`));
  const { title, about } = WORDS[language];
  return Object.fromEntries(pages.map(({ page, key }) => [key, { title: menu[page] ?? title, about }]));
}
