import type { Condition } from '../../domain/rules';
import { STORED_STATUSES } from '../../domain/vocabulary';
import { FilterChip } from '../../ui';
import { useTexts } from './texts';

export interface ChipCondition {
  value: string;
  onClear: () => void;
}

interface ConditionContext<Search> {
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

interface StatusChipProps {
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
