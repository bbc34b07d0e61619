import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { addDays, getNamedPeriod, isCalendarDate, type NamedPeriod } from '../../domain/dates';
import { formatPeriod } from './format-period';
import { ALL_TIME } from './NothingInPeriod';
import { findChoice, type PeriodChoice } from './period-choices';
import { PeriodFilter } from './PeriodFilter';
import { useTexts } from './texts';
import { useRangeFormatters } from './use-range-formatters';

export interface ListPeriodChipProps {
  /** Days of the search; '' for the bank's default start and for the bank day. */
  period: NamedPeriod;
  days: readonly number[];
  defaultDays: number;
  onPeriod: (period: NamedPeriod) => void;
  'data-row': string;
}

/** Chip of the period of a list that covers the last days by default. */
export function ListPeriodChip(props: ListPeriodChipProps) {
  const { period, days, defaultDays, onPeriod, 'data-row': row } = props;
  const { t } = useTexts();
  const ranges = useRangeFormatters();
  const { language, session } = useSteadyShell();
  const { bankDay } = session;
  const defaultStart = addDays(bankDay, -defaultDays);
  const named = (key: 'bankDay' | 'month' | 'previousMonth' | 'quarter' | 'year'): PeriodChoice => ({
    key,
    label: t(`period.names.${key}`),
    period: getNamedPeriod(key, bankDay),
    hasDays: true,
  });
  const choices: readonly PeriodChoice[] = [
    named('bankDay'),
    ...days.map((count) => ({
      key: `days${count}`,
      label: t('chips.days', { count }),
      period: { start: addDays(bankDay, -count), end: bankDay },
      hasDays: true,
    })),
    named('month'),
    named('previousMonth'),
    named('quarter'),
    named('year'),
    { key: 'all', label: t('period.all'), period: { start: ALL_TIME.start, end: bankDay }, hasDays: false },
  ];
  const wholePeriod = { start: period.start || defaultStart, end: period.end || bankDay };
  const chosen = findChoice(choices, wholePeriod);
  // An open end follows the bank day, also in a saved search.
  const apply = ({ start, end }: NamedPeriod) => {
    const isOpen = end === bankDay;
    onPeriod({ start: isOpen && start === defaultStart ? '' : start, end: isOpen ? '' : end });
  };
  const isWhole = isCalendarDate(period.start) && isCalendarDate(period.end);
  const words = isWhole ? formatPeriod(period.start, period.end, language) : ranges.days(period.start, period.end);
  return (
    <PeriodFilter
      value={chosen?.label ?? words}
      choices={choices}
      chosen={chosen}
      period={wholePeriod}
      onChoose={(choice) => apply(choice.period)}
      onOwn={apply}
      onClear={period.start || period.end ? () => onPeriod({ start: '', end: '' }) : undefined}
      data-row={row}
    />
  );
}
