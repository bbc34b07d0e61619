import { menuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { FURTHER_PAGES, PAGES, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { listOfForm, MENU, type MenuItem } from './menu-model';

/** `unknown`: there is no such page. `noAccess`: the menu does not offer it, or the list it belongs to, to this person. */
export type PageAccess = 'open' | 'unknown' | 'noAccess';

/** Pages of remotes that open without a session: what they stand on is not there in the working area. */
const PUBLIC_PAGES: ReadonlySet<string> = new Set(['register']);
const KNOWN: ReadonlySet<string> = new Set([...PAGES, ...FURTHER_PAGES, TODAY_PAGE]);

/**
 * Whether a page opens for a person, however its address was come by. Who may not work at all has no session here: the
 * session store sends him to the start.
 * Source: specification 1, section 2
 * @param isServed true for a page that a deployed remote serves: a remote may bring pages that we have never heard of;
 * null while that is not known
 * @param items of the menu, with those that remotes have declared
 */
export function pageAccess(
  page: string,
  viewer: MenuViewer,
  isServed: boolean | null,
  items: readonly MenuItem[] = MENU,
): PageAccess {
  if (PUBLIC_PAGES.has(page)) return 'unknown';
  if (!KNOWN.has(page) && isServed === false) return 'unknown';
  const item = items
    .flatMap(({ children, ...group }) => children ?? [group])
    .find(({ code }) => code === (listOfForm(page) ?? page));
  return menuAccess(item?.access ?? {}, viewer) === 'enabled' ? 'open' : 'noAccess';
}
