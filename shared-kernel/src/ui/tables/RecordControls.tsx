import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { memo, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton';
import { MarksOfRowsContext, useIsOpen, useOpenedRow, useSelectedRows } from './row-marks';
import type { RecordPanel } from './record-parts';

interface RecordSelectProps<Row> {
  row: Row;
  titleOf: (row: Row) => string;
  canSelect: (row: Row) => boolean;
  /** True if a press on another part of the row opens its panel. */
  hasOpener: boolean;
}

/** Checkbox of a row; a row that cannot be selected shows there whether its panel is open. */
export function RecordSelect<Row extends { readonly id: string }>({ hasOpener, ...props }: RecordSelectProps<Row>) {
  const selected = useContext(MarksOfRowsContext);
  const { row, canSelect } = props;
  if (!canSelect(row)) return hasOpener && <OpenSign id={row.id} />;
  return <SelectBox {...props} isSelected={selected.ids.has(row.id)} onToggle={selected.toggle} />;
}

/** Mark that a panel is open; hidden from assistive technology, which the row's opener tells the same. */
function OpenSign({ id }: { id: string }) {
  const isOpen = useIsOpen(useOpenedRow(), id);
  const Icon = isOpen ? DownOutlined : RightOutlined;
  return <Icon aria-hidden className="ncb-open-sign" />;
}

/** Memoised: otherwise each mark would rebuild the labels of all checkboxes. */
const SelectBox = memo(BoxOfRow) as typeof BoxOfRow;

function BoxOfRow<Row extends { readonly id: string }>(
  props: Omit<RecordSelectProps<Row>, 'hasOpener'> & { isSelected: boolean; onToggle: (id: string) => void },
) {
  const { row, titleOf, isSelected, onToggle } = props;
  const { t } = useTranslation('kernel');
  const label = t('common.select', { title: titleOf(row) });
  return <Checkbox checked={isSelected} onChange={() => onToggle(row.id)} aria-label={label} data-action="select" />;
}

interface RecordOpenProps<Row> {
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

export interface RecordOpenerProps {
  id: string;
  label: string;
  className?: string;
  title?: string;
  children: string;
}

export function RecordOpener({ id, label, className = '', title, children }: RecordOpenerProps): ReactNode {
  const opened = useOpenedRow();
  const isOpen = useIsOpen(opened, id);
  if (!opened) {
    return (
      <div className={className} title={title}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`ncb-opener ${className}`}
      title={title}
      aria-expanded={isOpen}
      aria-label={`${children}. ${label}`}
      onClick={() => opened.toggle(id)}
      data-action="details"
    >
      {children}
    </button>
  );
}

export interface RecordButtonProps {
  'data-action': string;
  onPress: () => void;
  children: ReactNode;
}

export function RecordButton({ onPress, children, ...address }: RecordButtonProps) {
  return (
    <button
      type="button"
      className="ncb-choice ncb-link"
      title={typeof children === 'string' ? children : undefined}
      onClick={onPress}
      {...address}
    >
      {children}
    </button>
  );
}

interface SelectAllBoxProps {
  ids: readonly string[];
  label: string;
}

/** Checkbox that selects or deselects the rows of the page; the selection on other pages stays. */
export function SelectAllBox({ ids, label }: SelectAllBoxProps) {
  const selected = useSelectedRows();
  // Skips the lookup without a selection: the first pass over 10,000 ids takes 10 ms.
  const isNone = selected.ids.size === 0;
  const areAll = !isNone && ids.length > 0 && ids.every((id) => selected.ids.has(id));
  const change = () => {
    const newSelection = new Set(selected.ids);
    for (const id of ids)
      if (areAll) newSelection.delete(id);
      else newSelection.add(id);
    selected.set([...newSelection]);
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
