import { filesTexts } from '@ncb/shared-kernel/blocks/files';
import { foreignBankTexts } from '@ncb/shared-kernel/blocks/foreign-bank';
import { printingTexts } from '@ncb/shared-kernel/blocks/printing';
import { textsHook } from '@ncb/shared-kernel/i18n';
import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';
import type ua from './locales/ua.json';

const own: RemoteTexts = {
  namespace: 'currency',
  load: {
    ua: () => import(/* webpackChunkName: "words-ua" */ './locales/ua.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './locales/en.json'),
  },
};

/** The remote's words and those of the blocks that its pages show, each language in a chunk of its own. */
export const texts: readonly RemoteTexts[] = [own, filesTexts, foreignBankTexts, printingTexts];

export const useTexts = textsHook('currency');

declare module '@ncb/shared-kernel/i18n' {
  interface TextNamespaces {
    currency: typeof ua;
  }
}
