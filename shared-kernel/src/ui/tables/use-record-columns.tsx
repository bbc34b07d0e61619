import type { TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonColumn, dataColumn, menuColumn, selectColumn } from './columns';
import { useListPlace } from './list-place';
import type { GaveWay, RecordColumn } from './record-column';
import { RecordOpen, RecordSelect } from './RecordMarks';
import type { RecordRowParts } from './record-row';
import type { RecordListState } from './use-record-list';

/** One button beside the data, or two. */
const [BUTTON_PX, BUTTONS_PX] = [32, 56];

export interface RecordColumnsOptions<Row> extends RecordRowParts<Row> {
  list: RecordListState<Row>;
}

/** The columns of a list where there is room for a table: a box to select, small buttons, the data, the row's menu. */
export function useRecordColumns<Row extends { readonly id: string }>(
  options: RecordColumnsOptions<Row>,
): TableColumnsType<Row> {
  const { list, titleOf, canSelect, panel, menu, buttonsGiveWayBelow = 0 } = options;
  const { inSight, sort, shownColumns } = list;
  const { width } = useListPlace();
  const buttons = width >= buttonsGiveWayBelow ? options.buttons : undefined;
  const { selected, open } = list.marks;
  const { t } = useTranslation('kernel');
  const ids = useMemo(() => (canSelect ? inSight.filter(canSelect).map(({ id }) => id) : []), [inSight, canSelect]);

  const select =
    canSelect &&
    selectColumn<Row>({ ids, label: t('common.selectAll', { count: ids.length }), selected }, (row) => (
      <RecordSelect row={row} titleOf={titleOf} canSelect={canSelect} selected={selected} />
    ));
  const opener = panel && !panel.hasOpener ? panel : null;
  const details =
    (opener ?? buttons) &&
    buttonColumn<Row>(
      panel?.title ?? t('common.actions'),
      { width: opener && buttons ? BUTTONS_PX : BUTTON_PX },
      (row) => (
        <>
          {opener && <RecordOpen row={row} panel={opener} open={open} />}
          {buttons?.(row)}
        </>
      ),
    );
  const hasRoom = ({ givesWayBelow = 0 }: RecordColumn<Row>) => width >= givesWayBelow;
  const gaveWay: GaveWay = (wanted) => shownColumns.some((column) => column.key === wanted && !hasRoom(column));
  const data = shownColumns.filter(hasRoom).map((column): TableColumnsType<Row>[number] => {
    const { key, title, isAmount = false, hasField = false, sortKey, cell } = column;
    return {
      ...(column.width && { width: typeof column.width === 'number' ? column.width : column.width(inSight, gaveWay) }),
      ...dataColumn<Row>(key, { title, isAmount, sort, isSortable: sortKey !== undefined }, (row) =>
        cell(row, gaveWay),
      ),
      ...(hasField && { onCell: () => ({ 'data-field': key }) as object }),
    };
  });
  return [
    ...(select ? [select] : []),
    ...(details ? [details] : []),
    ...data,
    ...(menu ? [menuColumn<Row>(t('common.actions'), menu)] : []),
  ];
}
