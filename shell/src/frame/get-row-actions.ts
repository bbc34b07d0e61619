import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import type { ListedRow, PageParameters, RowAction } from '@ncb/shared-kernel/remote-contract';
import type { RowActionEntry, Registry } from '../registry';

interface RowActionsOptions {
  readonly registry: Registry | null;
  readonly viewer: MenuViewer;
  readonly language: Language;
  readonly open: (page: string, parameters: PageParameters) => void;
}

/** Returns the declared actions that the user may use. The address carries the row's id only. */
export function getRowActions(
  row: ListedRow,
  { registry, viewer, language, open }: RowActionsOptions,
): readonly RowAction[] {
  return (registry?.entries ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: remote, rowActions = [], pages }) =>
      rowActions
        .filter(({ page }) => pages.some(({ name }) => name === page))
        .filter((action) => isFor(action, row) && getMenuAccess(action.access, viewer) === 'enabled')
        .map(({ name, page, texts, parameters }) => ({
          name: `${remote}.${name}`,
          label: texts[language],
          run: () => open(page, buildParameters(row, parameters)),
        })),
    );
}

function isFor({ on, kinds, statuses }: RowActionEntry, row: ListedRow): boolean {
  if (row.on !== on) return false;
  if (row.on === 'accounts') return true;
  const isOfKind = !kinds || kinds.includes(row.kind);
  return isOfKind && (!statuses || statuses.some((status) => status === row.status));
}

function buildParameters(row: ListedRow, parameters: RowActionEntry['parameters']): PageParameters {
  const fields = { id: row.id, kind: row.on === 'documents' ? String(row.kind) : '' };
  return Object.fromEntries(Object.entries(parameters).map(([parameter, field]) => [parameter, fields[field]]));
}
