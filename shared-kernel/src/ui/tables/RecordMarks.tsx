import { useTranslation } from 'react-i18next';
import { PanelButton } from './PanelButton';
import type { RecordPanel } from './record-row';
import { toggleOpen, type MarkedRows } from './row-marks';
import { SelectBox } from './SelectBox';

export interface RecordSelectProps<Row> {
  row: Row;
  titleOf: (row: Row) => string;
  canSelect: (row: Row) => boolean;
  selected: MarkedRows;
}

/** Selects a row of a list, where it can be. */
export function RecordSelect<Row extends { readonly id: string }>(props: RecordSelectProps<Row>) {
  const { row, titleOf, canSelect, selected } = props;
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
  open: MarkedRows;
}

/** Opens the panel of a row of a list, or closes it; one is open at a time. */
export function RecordOpen<Row extends { readonly id: string }>({ row, panel, open }: RecordOpenProps<Row>) {
  const isOpen = open.ids.has(row.id);
  return <PanelButton id={row.id} label={panel.label(row)} isOpen={isOpen} onToggle={() => toggleOpen(open, row.id)} />;
}
