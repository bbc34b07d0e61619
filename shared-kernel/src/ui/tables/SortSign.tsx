import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { createContext, useContext, type ComponentProps } from 'react';
import type { TableSort } from './DataTable';

/**
 * The order that was chosen last. Headings ask for it themselves, apart from the columns: the sign is there at once, while
 * ten thousand rows come into their new order behind it.
 */
export const SortContext = createContext<TableSort | null>(null);

/** The arrows beside the heading of a column, as antd draws them. */
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

/** The heading of a column, which tells its order to screen readers. */
export function SortedHead(props: ComponentProps<'th'> & { 'data-column'?: string }) {
  const sort = useContext(SortContext);
  const isSorted = sort !== null && sort.column === props['data-column'];
  return <th {...props} {...(isSorted && { 'aria-sort': sort.isDescending ? 'descending' : 'ascending' })} />;
}
