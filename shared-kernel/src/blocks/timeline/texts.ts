import { defineBlockTexts } from '../../i18n';
import type ua from './locales/ua.json';

export const { texts: timelineTexts, useTexts } = defineBlockTexts('blocks/timeline', {
  ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
  ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
  en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
});

declare module '../../i18n/text-namespaces' {
  interface TextNamespaces {
    'blocks/timeline': typeof ua;
  }
}
