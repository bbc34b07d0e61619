import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import type { PalettePage } from '../palette';
import { getMenuIcon } from './get-menu-icon';
import { listMenuPages, type MenuItem } from './menu-model';

interface PalettePagesOptions {
  readonly items: readonly MenuItem[];
  readonly viewer: MenuViewer;
  readonly canOpen: (page: string) => boolean;
  readonly getLabel: (item: MenuItem) => string;
}

/** Lists the pages of the menu that the user can open, with the icon of their group. */
export function listPalettePages({ items, viewer, canOpen, getLabel }: PalettePagesOptions): readonly PalettePage[] {
  const allowed = new Set(listMenuPages(viewer, items).filter(canOpen));
  return items
    .flatMap((item) =>
      item.children
        ? item.children.map((child) => ({ page: child, group: getLabel(item), icon: getMenuIcon(item) }))
        : [{ page: item, group: '', icon: getMenuIcon(item) }],
    )
    .filter(({ page }) => allowed.has(page.code))
    .map(({ page, ...place }) => ({ page: page.code, label: getLabel(page), ...place }));
}
