import { Checkbox } from 'antd';
import { useSelectedRows } from './row-marks';

export interface SelectAllBoxProps {
  /** The rows of the page in sight that can be selected. */
  ids: readonly string[];
  label: string;
}

/** Selects the rows of the page, or none of them when all are; what is selected on other pages stays. */
export function SelectAllBox({ ids, label }: SelectAllBoxProps) {
  const selected = useSelectedRows();
  // With none selected no id is looked up: the first look at ten thousand of them takes ten milliseconds.
  const isNone = selected.ids.size === 0;
  const areAll = !isNone && ids.length > 0 && ids.every((id) => selected.ids.has(id));
  const change = () => {
    const wanted = new Set(selected.ids);
    for (const id of ids)
      if (areAll) wanted.delete(id);
      else wanted.add(id);
    selected.set([...wanted]);
  };
  return (
    <Checkbox
      checked={areAll}
      indeterminate={!isNone && !areAll && ids.some((id) => selected.ids.has(id))}
      onChange={change}
      aria-label={label}
      data-action="selectAll"
    />
  );
}
