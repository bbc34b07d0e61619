import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { findPeriodName, getNamedPeriod, PERIOD_NAMES, toDotted, type NamedPeriod } from '../../domain/dates';
import { FilterChip } from '../../ui';
import { useTexts } from './texts';

export interface PeriodChipProps {
  period: NamedPeriod;
  onPeriod: (period: NamedPeriod) => void;
  onMore: () => void;
}

export function PeriodChip({ period, onPeriod, onMore }: PeriodChipProps) {
  const { bankDay } = useSteadyShell().session;
  const { t } = useTexts();
  const { start, end } = period;
  const name = findPeriodName(period, bankDay);
  return (
    <FilterChip
      label={t('period.title')}
      value={name ? t(`period.names.${name}`) : formatPeriod(start, end)}
      menu={{
        items: [
          ...PERIOD_NAMES.map((key) => ({ key, label: t(`period.names.${key}`) })),
          { type: 'divider' as const },
          { key: 'other', label: t('period.other') },
        ],
        onClick: ({ key }) => {
          const chosen = PERIOD_NAMES.find((periodName) => periodName === key);
          if (chosen) onPeriod(getNamedPeriod(chosen, bankDay));
          else onMore();
        },
      }}
      data-action="choosePeriod"
    />
  );
}

/** Formats a period: `18.11 – 20.11.2026`; the year once if both days share it. */
export function formatPeriod(start: string, end: string): string {
  if (start === end) return toDotted(end);
  const first = toDotted(start);
  return `${start.slice(0, 4) === end.slice(0, 4) ? first.slice(0, 5) : first} – ${toDotted(end)}`;
}
