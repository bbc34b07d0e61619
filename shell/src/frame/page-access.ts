import { menuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { FURTHER_PAGES, PAGES, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { listOfForm, MENU, type MenuItem } from './menu-model';

/** Access to a page. `unknown`: no such page; `noAccess`: the menu does not offer it, or its list, to this user. */
export type PageAccess = 'open' | 'unknown' | 'noAccess';

/** Pages that open without a session; they cannot run in the working area. */
const PUBLIC_PAGES: ReadonlySet<string> = new Set(['register']);
const KNOWN: ReadonlySet<string> = new Set([...PAGES, ...FURTHER_PAGES, TODAY_PAGE]);

/**
 * Checks whether a page opens for a user, by whatever link. Source:
 * docs/requirements/shell-accounts-admin.md#access-to-pages.
 * @param isServed true for a page that a deployed remote serves; null while unknown
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
