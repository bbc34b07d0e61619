import { Checkbox } from 'antd';
import { memo } from 'react';
import type { MarkedRows } from './row-marks';

export interface SelectBoxProps {
  id: string;
  /** What is selected, in words. */
  label: string;
  isSelected: boolean;
  onToggle: (id: string) => void;
}

/** Selects a row. */
export const SelectBox = memo(function SelectBox({ id, label, isSelected, onToggle }: SelectBoxProps) {
  return <Checkbox checked={isSelected} onChange={() => onToggle(id)} aria-label={label} data-action="select" />;
});

export interface SelectAllBoxProps {
  /** All rows that can be selected, not those in sight alone. */
  ids: readonly string[];
  label: string;
  selected: MarkedRows;
}

/** Selects all rows, or none when all are. */
export function SelectAllBox({ ids, label, selected }: SelectAllBoxProps) {
  const areAll = ids.length > 0 && selected.ids.size >= ids.length && ids.every((id) => selected.ids.has(id));
  return (
    <Checkbox
      checked={areAll}
      indeterminate={selected.ids.size > 0 && !areAll}
      onChange={() => selected.set(areAll ? [] : ids)}
      aria-label={label}
      data-action="selectAll"
    />
  );
}
