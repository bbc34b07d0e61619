import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons';
import { useTexts } from '../../texts';
import type { GridWidth } from './columns';
import type { DataColumn } from './grid-row';
import type { GridSort } from './grid-view';
import styles from './payroll-grid.module.css';
import type { PayrollGridModel } from './use-payroll-grid';

interface GridHeadProps {
  grid: PayrollGridModel;
  columns: readonly DataColumn[];
  width: GridWidth;
  isEditable: boolean;
}

/** Header row of the payroll grid: marks all rows, sorts by a column. */
export function GridHead({ grid, columns, width, isEditable }: GridHeadProps) {
  const { t } = useTexts();
  const { state, dispatch, query, show } = grid;
  const { view, marked } = state;
  const shownKeys = view.filter((key) => key > 0);
  const areAllMarked = shownKeys.length > 0 && shownKeys.every((key) => marked.has(key));
  return (
    <div role="row" aria-rowindex={1} className={styles['head']}>
      <div
        role="columnheader"
        className={styles['box']}
        onClick={() => isEditable && dispatch({ do: 'mark', keys: shownKeys, isMarked: !areAllMarked })}
        data-action="markAll"
      >
        <span className="ncb-visually-hidden">{t('sheet.markAll')}</span>
        {isEditable && <span className={styles['tick']} data-on={areAllMarked} aria-hidden />}
      </div>
      <SortHead name="number" sort={query.sort} onSort={(sort) => show({ sort })} className={styles['number']} />
      {columns.map((column) => (
        <SortHead
          key={column}
          name={column}
          sort={query.sort}
          onSort={(sort) => show({ sort })}
          className={column === 'amount' ? styles['money'] : undefined}
        />
      ))}
      {width === 'full' && (
        <div role="columnheader" className={styles['money']}>
          {t('sheet.columns.lastTime')}
        </div>
      )}
      <SortHead name="difference" sort={query.sort} onSort={(sort) => show({ sort })} className={styles['money']} />
      <div role="columnheader">{t('sheet.columns.remark')}</div>
    </div>
  );
}

interface SortHeadProps {
  name: NonNullable<GridSort>['column'];
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  className?: string | undefined;
}

function SortHead({ name, sort, onSort, className = '' }: SortHeadProps) {
  const { t } = useTexts();
  const own = sort?.column === name ? sort : null;
  // The third press restores the order without sorting.
  const next = own?.isDescending ? null : { column: name, isDescending: own !== null };
  return (
    <div
      role="columnheader"
      aria-sort={own ? getDirection(own) : 'none'}
      className={className}
      onClick={() => onSort(next)}
      data-action={`sort-${name}`}
    >
      {t(`sheet.columns.${name}`)}
      {own && (own.isDescending ? <CaretDownFilled aria-hidden /> : <CaretUpFilled aria-hidden />)}
    </div>
  );
}

function getDirection({ isDescending }: GridSort) {
  return isDescending ? 'descending' : 'ascending';
}
