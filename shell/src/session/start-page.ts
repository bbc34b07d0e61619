import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { HOME_PAGE, START_PAGES, type StartPage } from '@ncb/shared-kernel/domain/vocabulary';
import { browserStore } from '../browser/text-store';

/** With what the last one began who signed in here, so that its code is fetched while a password is typed. No more than that. */
const STORE_KEY = 'ncb.start';

/** The page that opens after sign-in. */
export function startPageOf({ user }: Pick<ClientInfo, 'user'>): StartPage {
  return user.settings.startPage ?? HOME_PAGE;
}

/** Of those who begin as everybody does nothing is kept. */
export function rememberStartPage(page: StartPage): void {
  if (page === HOME_PAGE) browserStore.remove(STORE_KEY);
  else browserStore.set(STORE_KEY, page);
}

/** What is likely to be opened by whoever signs in now. */
export function likelyStartPage(): StartPage {
  const stored = browserStore.get(STORE_KEY);
  return START_PAGES.find((page) => page === stored) ?? HOME_PAGE;
}
