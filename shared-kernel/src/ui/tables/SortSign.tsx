import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { createContext, useContext, type ComponentProps } from 'react';
import type { TableSort } from './sort-rows';

/** Chosen order, provided apart from the columns: the arrow changes at once, while 10,000 rows are sorted later. */
export const SortContext = createContext<TableSort | null>(null);

export function SortSign({ column }: { column: string }) {
  const sort = useContext(SortContext);
  const signOf = (isDescending: boolean) =>
    sort?.column === column && sort.isDescending === isDescending ? 'active' : '';
  return (
    <span className="ant-table-column-sorter ant-table-column-sorter-full">
      <span className="ant-table-column-sorter-inner" aria-hidden>
        <CaretUpOutlined className={`ant-table-column-sorter-up ${signOf(false)}`} />
        <CaretDownOutlined className={`ant-table-column-sorter-down ${signOf(true)}`} />
      </span>
    </span>
  );
}

export function SortedHead(props: ComponentProps<'th'> & { 'data-column'?: string }) {
  const sort = useContext(SortContext);
  const isSorted = sort !== null && sort.column === props['data-column'];
  return <th {...props} {...(isSorted && { 'aria-sort': sort.isDescending ? 'descending' : 'ascending' })} />;
}
