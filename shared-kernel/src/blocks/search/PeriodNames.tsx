import { useShell } from '@ncb/shared-kernel/remote-contract';
import { nameOfPeriod, namedPeriod, PERIOD_NAMES } from '../../domain/dates';
import type { SearchForm } from './search-form';
import { useTexts } from './texts';

export interface PeriodNamesProps<Search extends object> {
  form: SearchForm<Search>;
  start: keyof Search & string;
  end: keyof Search & string;
}

/** Periods that are called by their names: pressing one writes both of its days into their fields. */
export function PeriodNames<Search extends object>({ form: { checked }, start, end }: PeriodNamesProps<Search>) {
  const { bankDay } = useShell().session;
  const { t } = useTexts();
  const days = checked.values as Readonly<Record<string, unknown>>;
  const chosen = nameOfPeriod({ start: String(days[start]), end: String(days[end]) }, bankDay);
  return (
    <div className="ncb-toolbar" role="group" aria-label={t('period.title')}>
      {PERIOD_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={name === chosen ? 'ncb-chip ncb-chip-toggle ncb-chip-chosen' : 'ncb-chip ncb-chip-toggle'}
          aria-pressed={name === chosen}
          onClick={() => {
            const period = namedPeriod(name, bankDay);
            checked.fill({ [start]: period.start, [end]: period.end } as unknown as Partial<Search>);
          }}
          data-action={`period-${name}`}
        >
          {t(`period.names.${name}`)}
        </button>
      ))}
    </div>
  );
}
