import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { FURTHER_PAGES, PAGES, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { getListOfForm, MENU, type MenuItem } from './menu-model';

/** Access to a page. `unknown`: no such page; `noAccess`: the menu does not offer it, or its list, to this user. */
export type PageAccess = 'open' | 'unknown' | 'noAccess';

/** Pages that open without a session; they cannot run in the working area. */
const PUBLIC_PAGES: ReadonlySet<string> = new Set(['register']);
const EXISTING_PAGES: ReadonlySet<string> = new Set([...PAGES, ...FURTHER_PAGES, TODAY_PAGE]);

/**
 * Checks whether a page opens for a user, by whatever link. Source:
 * docs/requirements/shell-accounts-admin.md#access-to-pages.
 * @param isServed true for a page that a deployed remote serves; null while unknown
 * @param items of the menu, with those that remotes have declared
 */
export function getPageAccess(
  page: string,
  viewer: MenuViewer,
  isServed: boolean | null,
  items: readonly MenuItem[] = MENU,
): PageAccess {
  if (PUBLIC_PAGES.has(page)) return 'unknown';
  if (!EXISTING_PAGES.has(page) && isServed === false) return 'unknown';
  const item = items
    .flatMap(({ children, ...group }) => children ?? [group])
    .find(({ code }) => code === (getListOfForm(page) ?? page));
  return getMenuAccess(item?.access ?? {}, viewer) === 'enabled' ? 'open' : 'noAccess';
}
