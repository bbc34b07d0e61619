import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { findPeriodName, getNamedPeriod, PERIOD_NAMES, type NamedPeriod } from '../../domain/dates';
import type { SearchForm } from './search-form';
import { useTexts } from './texts';

export interface PeriodNamesProps<Search extends object> {
  form: SearchForm<Search>;
  start: keyof Search & string;
  end: keyof Search & string;
  extraPeriods?: readonly { readonly name: string; readonly label: string; readonly period: NamedPeriod }[];
}

export function PeriodNames<Search extends object>(props: PeriodNamesProps<Search>) {
  const { start, end, extraPeriods = [] } = props;
  const { checked } = props.form;
  const { bankDay } = useSteadyShell().session;
  const { t } = useTexts();
  const values = checked.values as Readonly<Record<string, unknown>>;
  const days = { start: String(values[start]), end: String(values[end]) };
  // Shows the first of two names for the same days as chosen.
  const chosen =
    findPeriodName(days, bankDay) ??
    extraPeriods.find(({ period }) => period.start === days.start && period.end === days.end)?.name;
  const periods = [
    ...PERIOD_NAMES.map((name) => ({
      name,
      label: t(`period.names.${name}`),
      period: getNamedPeriod(name, bankDay),
    })),
    ...extraPeriods,
  ];
  return (
    <div className="ncb-wide ncb-field ncb-toolbar" role="group" aria-label={t('period.title')}>
      {periods.map(({ name, label, period }) => (
        <button
          key={name}
          type="button"
          className={name === chosen ? 'ncb-chip ncb-chip-toggle ncb-chip-chosen' : 'ncb-chip ncb-chip-toggle'}
          aria-pressed={name === chosen}
          onClick={() => checked.fill({ [start]: period.start, [end]: period.end } as unknown as Partial<Search>)}
          data-field={`period_${name}`}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
