import { Pagination } from 'antd';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_TABLE_ROWS, TABLE_PAGE_SIZES } from '../../domain/vocabulary';
import { getPageRange, useTablePages } from './table-pages';

export interface ListFootProps {
  name: string;
  count: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  children?: ReactNode;
}

/**
 * Table footer: visible range, totals, pages. No pages if the smallest page holds all rows, or for a windowed table.
 * Memoised: an opening row does not re-render it.
 */
export const ListFoot = memo(function ListFoot({ name, count, page, onPage, children }: ListFootProps) {
  const { t } = useTranslation('kernel');
  const pages = useTablePages(name);
  const { first, end } = getPageRange(count, page, pages.pageSize);
  const isLong = count > LONG_TABLE_ROWS;
  return (
    <footer className="ncb-list-foot">
      <span className="ncb-quiet ncb-number" data-field="range">
        {isLong
          ? t('common.rowsOfAll', { count })
          : t('common.rowsInSight', { first: Math.min(first + 1, count), last: end, count })}
      </span>
      {children}
      {!isLong && count > TABLE_PAGE_SIZES[0] && (
        <Pagination size="small" align="end" total={count} current={page} onChange={onPage} {...pages} />
      )}
    </footer>
  );
});
