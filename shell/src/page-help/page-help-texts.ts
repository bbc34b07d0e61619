import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import type ua from './locales/ua.json';

export type HelpedPage = keyof typeof ua;
/** Three sentences per page. */
export type PageHelpTexts = Readonly<Record<HelpedPage, readonly string[]>>;

/** Loads the explanations of pages, a chunk per language. */
export const loadPageHelpTexts: Readonly<Record<Language, () => Promise<{ default: PageHelpTexts }>>> = {
  ua: () => import(/* webpackChunkName: "page-help-ua" */ './locales/ua.json'),
  ru: () => import(/* webpackChunkName: "page-help-ru" */ './locales/ru.json'),
  en: () => import(/* webpackChunkName: "page-help-en" */ './locales/en.json'),
};
