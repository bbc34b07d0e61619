import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import {
  findMonth,
  getNamedPeriod,
  PERIOD_NAMES,
  shiftPeriod,
  getDateFormats,
  type NamedPeriod,
} from '../../domain/dates';
import { getLanguageTag, type Language } from '../../domain/vocabulary';
import { formatPeriod } from './format-period';
import { findChoice } from './period-choices';
import { PeriodFilter } from './PeriodFilter';
import styles from './search.module.css';
import { useTexts } from './texts';

export interface PeriodChipProps {
  period: NamedPeriod;
  onPeriod: (period: NamedPeriod) => void;
  /** True where two whole dates do not fit. */
  isNarrow?: boolean;
}

/** Chip of a period with named periods, applied at once, and fields for other days. */
export function PeriodChip({ period, onPeriod, isNarrow = false }: PeriodChipProps) {
  const { language, session } = useSteadyShell();
  const { bankDay } = session;
  const { t } = useTexts();
  const choices = PERIOD_NAMES.map((key) => ({
    key,
    label: t(`period.names.${key}`),
    period: getNamedPeriod(key, bankDay),
    hasDays: true,
  }));
  const chosen = findChoice(choices, period);
  const month = findMonth(period, bankDay);
  const format = isNarrow ? formatNarrowPeriod : formatPeriod;
  const words = chosen?.label ?? format(period.start, period.end, language);
  return (
    <PeriodFilter
      value={month ? formatMonth(month, language) : words}
      choices={choices}
      chosen={chosen}
      period={period}
      onChoose={(choice) => onPeriod(choice.period)}
      onOwn={onPeriod}
    />
  );
}

/** `PeriodChip` between arrows that move the period by its own length. */
export function PeriodStepper(props: PeriodChipProps) {
  const { period, onPeriod } = props;
  const { bankDay } = useSteadyShell().session;
  const { t } = useTexts();
  const next = shiftPeriod(period, 1, bankDay);
  return (
    <div className={styles['stepper']} role="group" aria-label={t('period.title')}>
      <Button
        type="text"
        size="small"
        icon={<LeftOutlined />}
        aria-label={t('period.before')}
        title={t('period.before')}
        onClick={() => onPeriod(shiftPeriod(period, -1, bankDay))}
        data-action="periodBefore"
      />
      <PeriodChip {...props} />
      <Button
        type="text"
        size="small"
        icon={<RightOutlined />}
        aria-label={t('period.after')}
        title={t('period.after')}
        disabled={next.start > bankDay}
        onClick={() => onPeriod(next)}
        data-action="periodAfter"
      />
    </div>
  );
}

/** Formats a period of several years for a narrow place: `18.11.25 – 20.11.26`; shorter ones as everywhere. */
function formatNarrowPeriod(start: string, end: string, language: Language): string {
  if (start.slice(0, 4) === end.slice(0, 4)) return formatPeriod(start, end, language);
  const { formatDay } = getDateFormats(language);
  return [start, end].map((day) => formatDay(day).replace(/[0-9]{2}(?=[0-9]{2}$)/, '')).join(' – ');
}

/** Formats a month `yyyy-MM`: `Листопад 2026`. The year apart: Ukrainian would add its abbreviation. */
function formatMonth(month: string, language: Language): string {
  const tag = getLanguageTag(language);
  const name = new Date(`${month}-15T12:00:00Z`).toLocaleDateString(tag, { month: 'long', timeZone: 'UTC' });
  return `${name.slice(0, 1).toLocaleUpperCase(tag)}${name.slice(1)} ${month.slice(0, 4)}`;
}
