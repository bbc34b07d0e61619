import { ToggleChip, type HeaderLayout } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { SearchChange, StatementSearch } from './statement-search';

export interface ChipProps {
  search: StatementSearch;
  onFilter: SearchChange;
}

export function FlowChips({ search: { flow }, onFilter }: ChipProps) {
  const { t } = useTexts();
  return (['in', 'out'] as const).map((side) => (
    <ToggleChip
      key={side}
      label={t(`statement.${side}`)}
      isOn={flow === side}
      onToggle={(isOn) => onFilter({ flow: isOn ? side : '' })}
      data-field={`flow_${side}`}
    >
      {t(`statement.${side}`)}
    </ToggleChip>
  ));
}

export function hasFlowChips(room: HeaderLayout): boolean {
  return room === 'all' || room === 'three';
}
