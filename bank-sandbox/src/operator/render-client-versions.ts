import { countLoads, type LoadCount } from '../areas/support/load-outcomes';
import { sumViolations, type ViolationCount } from '../areas/support/csp-violations';
import type { Services } from '../services';
import { html, type Html } from './html';
import { renderTable } from './render-table';

const DAY_MS = 24 * 60 * 60_000;

/** Renders what browsers have reported in the last day: loads of remotes and violations of the security policy. */
export async function renderClientVersions({ db, clock }: Services): Promise<Html> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const loads = renderTable(await countLoads(db.queries, since), {
    row: 'load',
    empty: 'Звітів про завантаження за добу немає.',
    columns: [
      { field: 'remote', title: 'Модуль', cell: ({ remote }: LoadCount) => remote },
      { field: 'version', title: 'Версія', cell: ({ version }: LoadCount) => version },
      { field: 'loaded', title: 'Завантажили', isNumber: true, cell: ({ loaded }: LoadCount) => loaded },
      { field: 'failed', title: 'Не змогли', isNumber: true, cell: ({ failed }: LoadCount) => failed },
    ],
  });
  const violations = renderTable(await sumViolations(db.queries, since), {
    row: 'violation',
    empty: 'Порушень політики безпеки за добу немає.',
    columns: [
      { field: 'remote', title: 'Модуль', cell: ({ remote }: ViolationCount) => remote || 'оболонка' },
      { field: 'version', title: 'Версія', cell: ({ version }: ViolationCount) => version },
      { field: 'directive', title: 'Директива', cell: ({ directive }: ViolationCount) => directive },
      { field: 'reports', title: 'Звітів', isNumber: true, cell: ({ reports }: ViolationCount) => reports },
    ],
  });
  return html`${loads} ${violations}`;
}
