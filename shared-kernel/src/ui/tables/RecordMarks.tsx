import { useTranslation } from 'react-i18next';
import { PanelButton } from './PanelButton';
import type { RecordPanel } from './record-row';
import { useListMarks } from './row-marks';
import { SelectBox } from './SelectBox';

export interface RecordSelectProps<Row> {
  row: Row;
  titleOf: (row: Row) => string;
  canSelect: (row: Row) => boolean;
}

/** Selects a row of a list, where it can be. */
export function RecordSelect<Row extends { readonly id: string }>(props: RecordSelectProps<Row>) {
  const { row, titleOf, canSelect } = props;
  const { selected } = useListMarks();
  const { t } = useTranslation('kernel');
  if (!canSelect(row)) return null;
  return (
    <SelectBox
      id={row.id}
      label={t('common.select', { title: titleOf(row) })}
      isSelected={selected.ids.has(row.id)}
      onToggle={selected.toggle}
    />
  );
}

export interface RecordOpenProps<Row> {
  row: Row;
  panel: RecordPanel<Row>;
}

/** Opens the panel of a row of a list, or closes it; one is open at a time. */
export function RecordOpen<Row extends { readonly id: string }>({ row, panel }: RecordOpenProps<Row>) {
  const { ids, toggleAlone } = useListMarks().open;
  return <PanelButton id={row.id} label={panel.label(row)} isOpen={ids.has(row.id)} onToggle={toggleAlone} />;
}
