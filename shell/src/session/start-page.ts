import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { HOME_PAGE, START_PAGES, type StartPage } from '@ncb/shared-kernel/domain/vocabulary';
import { BROWSER_KEYS, browserStore } from '../browser';

/** Start page of the last user, for prefetching. */
const STORE_KEY = BROWSER_KEYS.startPage;

export function getStartPage({ user }: Pick<ClientInfo, 'user'>): StartPage {
  return user.settings.startPage ?? HOME_PAGE;
}

/** Stores a start page unless it is the default. */
export function rememberStartPage(page: StartPage): void {
  if (page === HOME_PAGE) browserStore.remove(STORE_KEY);
  else browserStore.set(STORE_KEY, page);
}

export function guessStartPage(): StartPage {
  const stored = browserStore.get(STORE_KEY);
  return START_PAGES.find((page) => page === stored) ?? HOME_PAGE;
}
