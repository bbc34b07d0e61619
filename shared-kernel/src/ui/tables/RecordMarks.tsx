import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton';
import { useIsOpen, useOpenedRow } from './create-opened-row';
import type { RecordPanel } from './record-row';
import { useSelectedRows } from './row-marks';

export interface RecordSelectProps<Row> {
  row: Row;
  titleOf: (row: Row) => string;
  canSelect: (row: Row) => boolean;
}

export function RecordSelect<Row extends { readonly id: string }>(props: RecordSelectProps<Row>) {
  const selected = useSelectedRows();
  const { row, canSelect } = props;
  if (!canSelect(row)) return null;
  return <SelectBox {...props} isSelected={selected.ids.has(row.id)} onToggle={selected.toggle} />;
}

/** Memoised: otherwise each mark would rebuild the labels of all checkboxes. */
const SelectBox = memo(BoxOfRow) as typeof BoxOfRow;

function BoxOfRow<Row extends { readonly id: string }>(
  props: RecordSelectProps<Row> & { isSelected: boolean; onToggle: (id: string) => void },
) {
  const { row, titleOf, isSelected, onToggle } = props;
  const { t } = useTranslation('kernel');
  const label = t('common.select', { title: titleOf(row) });
  return <Checkbox checked={isSelected} onChange={() => onToggle(row.id)} aria-label={label} data-action="select" />;
}

export interface RecordOpenProps<Row> {
  row: Row;
  panel: RecordPanel<Row>;
}

export function RecordOpen<Row extends { readonly id: string }>({ row, panel }: RecordOpenProps<Row>) {
  const opened = useOpenedRow();
  const isOpen = useIsOpen(opened, row.id);
  return (
    <IconButton
      icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-expanded={isOpen}
      aria-label={panel.label(row)}
      onClick={() => opened?.toggle(row.id)}
      data-action="details"
    />
  );
}
