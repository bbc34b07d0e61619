import { Pagination } from 'antd';
import { TABLE_PAGE_SIZES } from '../../domain/vocabulary';
import { useTablePages } from './use-table-pages';

export interface ListFootProps {
  /** The table's name in the user's settings. */
  name: string;
  /** Of all rows. */
  count: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** What is below the rows: their pages and how long these are; nothing where the shortest page holds all rows. */
export function ListFoot({ name, count, page, onPage }: ListFootProps) {
  const pages = useTablePages(name);
  if (count <= TABLE_PAGE_SIZES[0]) return null;
  return (
    <Pagination
      className="ncb-list-foot"
      size="small"
      align="end"
      total={count}
      current={page}
      onChange={onPage}
      {...pages}
    />
  );
}
