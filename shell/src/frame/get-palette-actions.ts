import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import type { PaletteAction } from '../palette';
import type { Registry } from '../registry';

interface PaletteActionsOptions {
  readonly registry: Registry | null;
  readonly viewer: MenuViewer;
  readonly language: Language;
  readonly canOpen: (page: string) => boolean;
  readonly open: (page: string, parameters: PageParameters) => void;
}

/** Returns the actions declared by remotes that the user may use. */
export function getPaletteActions({
  registry,
  viewer,
  language,
  canOpen,
  open,
}: PaletteActionsOptions): readonly PaletteAction[] {
  return (registry?.entries ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: remote, actions = [], pages }) =>
      actions
        .filter(({ page }) => pages.some(({ name }) => name === page) && canOpen(page))
        .filter(({ access }) => getMenuAccess(access, viewer) === 'enabled')
        .map(({ name, page, texts, order, parameters, counterparty, account }) => ({
          order,
          name: `${remote}.${name}`,
          label: texts[language],
          ...(counterparty !== undefined && { counterparty }),
          ...(account !== undefined && { account }),
          run: (ofSubject: PageParameters = {}) => open(page, { ...parameters, ...ofSubject }),
        })),
    )
    .toSorted((a, b) => a.order - b.order);
}
