import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useDates } from '../../ui';
import { isCalendarDate } from '../../domain/dates';
import { formatAmount, parseAmount } from '../../domain/money';
import { isAllTime } from './NothingInPeriod';
import { useTexts } from './texts';

export interface RangeFormatters {
  /** Formats days `yyyy-MM-dd`, '' for an open end; invalid text stays as typed. */
  days(from: string, to: string): string;
  /** Formats typed amounts, '' for an open end. */
  amounts(from: string, to: string): string;
}

export function useRangeFormatters(): RangeFormatters {
  const { language } = useSteadyShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const day = (date: string) => (isCalendarDate(date) ? formatDay(date) : date);
  const sum = (typed: string) => {
    const read = parseAmount(typed);
    return read.ok ? formatAmount(read.amount, language) : typed;
  };
  const range = (from: string, to: string, kind: 'days' | 'amounts') => {
    if (from && to) return `${from} – ${to}`;
    return from ? t(`range.${kind}.from`, { from }) : t(`range.${kind}.to`, { to });
  };
  return {
    days: (from, to) => (isAllTime({ start: from, end: to }) ? t('range.days.all') : range(day(from), day(to), 'days')),
    amounts: (from, to) => range(sum(from), sum(to), 'amounts'),
  };
}
