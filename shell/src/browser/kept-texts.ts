import { browserStore, tabStore } from './text-store';

declare const __NCB_DEVELOPMENT__: boolean;

/** Keys of choices for this browser and of the registry. They outlive a sign-out (docs/adr/0029#emptied-at-sign-out). */
export const BROWSER_KEYS = {
  theme: 'ncb.theme',
  wideMenu: 'ncb.menu.wide',
  narrowMenu: 'ncb.menu.narrow',
  startPage: 'ncb.start',
  registry: 'ncb.registry',
} as const;

/** Keys of choices for this tab, which outlive a sign-out too. */
export const TAB_KEYS = {
  language: 'ncb.language',
  secondFactor: 'ncb.secondFactor',
  preview: 'ncb.preview',
  /** Two tabs may work for two companies. Removed when the user signs out of their own accord. */
  company: 'ncb.company',
} as const;

/** Key of overridden remotes, for development builds alone: the constant must not stand in another build. */
export const OVERRIDES_KEY = 'ncb.overrides';

/** Reads the texts before a sign-out: another tab may have changed them. */
export function readKeptTexts(): void {
  Object.values(BROWSER_KEYS).forEach(browserStore.get);
}

/** Writes texts that `Clear-Site-Data` deleted. */
export function restoreKeptTexts(): void {
  Object.values(BROWSER_KEYS).forEach(browserStore.restore);
  Object.values(TAB_KEYS).forEach(tabStore.restore);
  if (__NCB_DEVELOPMENT__) tabStore.restore(OVERRIDES_KEY);
}
