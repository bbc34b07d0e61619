import type { TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buildButtonColumn, buildDataColumn, EDGE_PX, buildMenuColumn, buildSelectColumn } from './columns';
import { useListLayout } from './list-layout';
import { getHiddenColumns, getColumnWidth, type GaveWay } from './record-column';
import { RecordOpen, RecordSelect } from './RecordMarks';
import type { RecordRowParts } from './record-row';
import type { RecordListState } from './use-record-list';

const [BUTTON_PX, BUTTONS_PX] = [32, 56];

export interface RecordColumnsOptions<Row> extends RecordRowParts<Row> {
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
  const buttonsPx = opener && buttons ? BUTTONS_PX : opener || buttons ? BUTTON_PX : 0;
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
        <RecordSelect row={row} titleOf={titleOf} canSelect={canSelect} />
      )),
    [canSelect, ids, titleOf, t],
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
        const { key, title, isAmount = false, hasField = false, sortKey, cell } = column;
        const columnPx = getColumnWidth(column, inSight, gaveWay);
        return {
          ...(columnPx && { width: columnPx }),
          ...buildDataColumn<Row>(key, { title, isAmount, isSortable: sortKey !== undefined }, (row) =>
            cell(row, gaveWay),
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
