import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { toKyivDay, readBankState } from '../clock';
import type { Services } from '../services';
import { renderInput, type Forms } from './forms';
import { html, type Html } from './html';

/** Renders the bank day and the engine's state. */
export async function renderBankDay({ db, clock }: Services, forms: Forms): Promise<Html> {
  const now = clock.now();
  const { bankDay: day, enginePaused } = await readBankState(db.queries, now);
  const [engine, change] = enginePaused
    ? ['зупинено', forms.button({ action: 'resume', label: 'Поновити' })]
    : ['працює', forms.button({ action: 'pause', label: 'Зупинити' })];
  return html`<p>
      День <b data-field="day">${toDotted(day)}</b>, за календарем
      <span data-field="calendarDay">${toDotted(toKyivDay(now))}</span>
    </p>
    <div class="actions">
      ${forms.button({ action: 'day', label: 'Наступний день', fields: { days: '1' } })}
      ${forms.form({
        action: 'day',
        section: 'day',
        label: 'Перевести вперед',
        inputs: [renderInput({ name: 'days', title: 'На скільки днів', value: '7', maxLength: 3 })],
      })}
    </div>
    <p>Виконання документів: <b data-field="engine">${engine}</b></p>
    <div class="actions">${change}</div>`;
}
