import type { TableColumnsType } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListLayout } from './list-layout';
import { getHiddenColumns, getColumnWidth, type GaveWay, type RecordRowParts } from './record-parts';
import { RecordOpen, RecordSelect, SelectAllBox } from './RecordControls';
import type { RecordListState } from './use-record-list';
import { SortSign } from './TableParts';

const [BUTTON_PX, BUTTONS_PX] = [32, 56];

interface RecordColumnsOptions<Row> extends RecordRowParts<Row> {
  list: RecordListState<Row>;
}

export function useRecordColumns<Row extends { readonly id: string }>(
  options: RecordColumnsOptions<Row>,
): TableColumnsType<Row> {
  const { list, titleOf, canSelect, panel, menu, buttonsGiveWayBelow = 0 } = options;
  const { inSight, shownColumns } = list;
  const { width } = useListLayout();
  const buttons = width >= buttonsGiveWayBelow ? options.buttons : undefined;
  const opener = panel && !panel.hasOpener ? panel : null;
  const hasOpener = panel?.hasOpener === true;
  const buttonPx = opener || buttons ? BUTTON_PX : 0;
  const buttonsPx = opener && buttons ? BUTTONS_PX : buttonPx;
  const besidePx = (canSelect ? EDGE_PX : 0) + buttonsPx + (menu ? EDGE_PX : 0);
  const { t } = useTranslation('kernel');
  const ids = useMemo(() => (canSelect ? inSight.filter(canSelect).map(({ id }) => id) : []), [inSight, canSelect]);
  // Memoised by hidden columns, not by width: a few pixels must not rebuild the columns.
  const hiddenKeys = useMemo(
    () => [...getHiddenColumns(shownColumns, inSight, width, besidePx)].join(' '),
    [shownColumns, inSight, width, besidePx],
  );

  const select = useMemo(
    () =>
      canSelect &&
      buildSelectColumn<Row>({ ids, label: t('common.selectAll', { count: ids.length }) }, (row) => (
        <RecordSelect row={row} titleOf={titleOf} canSelect={canSelect} hasOpener={hasOpener} />
      )),
    [canSelect, ids, titleOf, hasOpener, t],
  );
  const details = useMemo(
    () =>
      (opener ?? buttons) &&
      buildButtonColumn<Row>(panel?.title ?? t('common.actions'), { width: buttonsPx }, (row) => (
        <>
          {opener && <RecordOpen row={row} panel={opener} />}
          {buttons?.(row)}
        </>
      )),
    [panel?.title, opener, buttons, buttonsPx, t],
  );
  const data = useMemo(() => {
    const away = new Set(hiddenKeys.split(' '));
    const gaveWay: GaveWay = (columnKey) => away.has(columnKey);
    return shownColumns
      .filter(({ key }) => !away.has(key))
      .map((column): TableColumnsType<Row>[number] => {
        const { key, title, titleWhen, isAmount = false, hasField = false, sortKey, cell } = column;
        const columnPx = getColumnWidth(column, inSight, gaveWay);
        return {
          ...(columnPx && { width: columnPx }),
          ...buildDataColumn<Row>(
            key,
            { title: titleWhen?.(gaveWay) ?? title, isAmount, isSortable: sortKey !== undefined },
            (row) => cell(row, gaveWay),
          ),
          ...(hasField && { onCell: () => ({ 'data-field': key }) as object }),
        };
      });
  }, [shownColumns, hiddenKeys, inSight]);
  return useMemo(
    () => [
      ...(select ? [select] : []),
      ...(details ? [details] : []),
      ...data,
      ...(menu ? [buildMenuColumn<Row>(t('common.actions'), menu)] : []),
    ],
    [select, details, data, menu, t],
  );
}

type Column<Row> = TableColumnsType<Row>[number];

/** Width of the checkbox and menu columns, px. */
const EDGE_PX = 44;

interface DataColumnOptions {
  title: ReactNode;
  isAmount: boolean;
  isSortable: boolean;
}

function buildDataColumn<Row>(
  key: string,
  { title, isAmount, isSortable }: DataColumnOptions,
  cell: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key,
    title,
    ...(isAmount && { align: 'right', className: 'ncb-amount' }),
    ...(isSortable && { sorter: true, sortOrder: null, sortIcon: () => <SortSign column={key} /> }),
    onHeaderCell: () => ({ 'data-column': key }) as object,
    render: (_, row) => cell(row),
  };
}

interface SelectColumnOptions {
  ids: readonly string[];
  label: string;
}

function buildSelectColumn<Row>(all: SelectColumnOptions, box: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'select',
    width: EDGE_PX,
    align: 'center',
    className: 'ncb-narrow ncb-box-cell',
    title: <SelectAllBox {...all} />,
    render: (_, row) => box(row),
  };
}

function buildButtonColumn<Row>(
  title: string,
  { width }: { width: number },
  buttons: (row: Row) => ReactNode,
): Column<Row> {
  return {
    key: 'details',
    width,
    className: 'ncb-narrow',
    title: <span className="ncb-visually-hidden">{title}</span>,
    render: (_, row) => buttons(row),
  };
}

function buildMenuColumn<Row>(title: string, menu: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'menu',
    width: EDGE_PX,
    align: 'right',
    className: 'ncb-stay',
    title: <span className="ncb-visually-hidden">{title}</span>,
    render: (_, row) => menu(row),
  };
}
