import type { RemoteTexts } from '@ncb/shared-kernel/remote-contract';

/** The remote's words, each language in a chunk of its own. */
export const texts: RemoteTexts = {
  namespace: 'accounts',
  load: {
    ua: () => import('./locales/ua.json'),
    ru: () => import('./locales/ru.json'),
    en: () => import('./locales/en.json'),
  },
};
