import type { Queries } from '../db';
import { listFaults, type FaultSwitch } from '../faults';
import { FAULT_KINDS, formatPath } from './actions';
import { renderInput, select, type Forms } from './forms';
import { html, type Html } from './html';
import { renderTable } from './render-table';

export async function renderFaults(queries: Queries, forms: Forms): Promise<Html> {
  const on = await listFaults(queries);
  return html`${renderTable(on, {
      row: 'fault',
      empty: 'Усі виклики працюють без збоїв.',
      columns: [
        { field: 'path', title: 'Виклики', cell: ({ pathPrefix }: FaultSwitch) => formatPath(pathPrefix) },
        { field: 'kind', title: 'Збій', cell: ({ kind }: FaultSwitch) => FAULT_KINDS[kind] },
        { field: 'delay', title: 'Затримка, мс', isNumber: true, cell: ({ delayMs }: FaultSwitch) => delayMs || null },
      ],
    })}
    <div class="actions">
      ${on.length > 0 ? forms.button({ action: 'fault', label: 'Вимкнути всі', fields: { kind: 'off' } }) : null}
      ${forms.form({
        action: 'fault',
        section: 'faults',
        label: 'Увімкнути збій',
        inputs: [
          select('kind', 'Збій', FAULT_KINDS),
          renderInput({ name: 'delay', title: 'Затримка, мс', maxLength: 6, isOptional: true }),
          renderInput({ name: 'path', title: 'Шлях (порожній: усі)', maxLength: 100, isOptional: true }),
        ],
      })}
    </div>`;
}
