import type { MenuProps } from 'antd';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { addDays } from '../../domain/dates';
import type { Condition } from '../../domain/rules';
import { STORED_STATUSES } from '../../domain/vocabulary';
import { FilterChip } from '../../ui';
import { ALL_TIME } from './NothingInPeriod';
import { useTexts } from './texts';

export interface ChipCondition {
  value: string;
  onClear: () => void;
}

export interface ConditionContext<Search> {
  conditions: readonly Condition<Search>[];
  formatCondition: (field: keyof Search & string) => string;
  onSearch: (search: Search) => void;
}

/** Returns the condition of the first of these fields that has one; else null. */
export function getChipCondition<Search>(
  { conditions, formatCondition, onSearch }: ConditionContext<Search>,
  ...fields: readonly (keyof Search & string)[]
): ChipCondition | null {
  const found = conditions.find(({ field }) => fields.includes(field));
  return found ? { value: formatCondition(found.field), onClear: () => onSearch(found.without) } : null;
}

export interface LastDaysChipProps {
  condition: ChipCondition | null;
  days: readonly number[];
  defaultDays: number;
  since: 'month' | 'year';
  /** Called with the first day, `yyyy-MM-dd`; '' for the bank's default. */
  onStart: (start: string) => void;
  onMore: () => void;
  'data-row': string;
}

export function LastDaysChip(props: LastDaysChipProps) {
  const { condition, days, defaultDays, since, onStart, onMore, 'data-row': row } = props;
  const { t } = useTexts();
  const { bankDay } = useSteadyShell().session;
  const menu: MenuProps = {
    items: [
      ...days.map((count) => ({ key: String(count), label: t('chips.days', { count }) })),
      { key: since, label: t(`period.names.${since}`) },
      { key: 'all', label: t('period.all') },
      { key: 'other', label: t('period.other') },
    ],
    onClick: ({ key }) => {
      if (key === 'other') onMore();
      else if (key === 'all') onStart(ALL_TIME.start);
      else if (key === since) onStart(since === 'month' ? `${bankDay.slice(0, 8)}01` : `${bankDay.slice(0, 5)}01-01`);
      else onStart(Number(key) === defaultDays ? '' : addDays(bankDay, -Number(key)));
    },
  };
  return (
    <FilterChip
      label={t('period.title')}
      value={condition?.value ?? t('chips.short', { count: defaultDays })}
      menu={menu}
      onClear={condition?.onClear}
      data-row={row}
      data-action="choosePeriod"
    />
  );
}

export interface StatusChipProps {
  condition: ChipCondition | null;
  onStatus: (status: string) => void;
}

export function StatusChip({ condition, onStatus }: StatusChipProps) {
  const { t, common } = useTexts();
  return (
    <FilterChip
      label={t('chips.status')}
      value={condition?.value ?? null}
      menu={{
        items: STORED_STATUSES.map((status) => ({ key: String(status), label: common(`documentStatus.${status}`) })),
        onClick: ({ key }) => onStatus(key),
      }}
      onClear={condition?.onClear}
      data-row="status"
      data-action="chooseStatus"
    />
  );
}
