import { splitFullName } from '@ncb/shared-kernel/domain/rules';
import { findPayrollPlaces } from '@ncb/shared-kernel/files';
import { DATA_COLUMNS, type DataColumn } from './grid-row';

/** Column of salary files for each column of the grid. */
const FILE_COLUMNS = {
  taxCode: 'tin',
  lastName: 'lastname',
  firstName: 'firstname',
  middleName: 'middlename',
  account: 'emp_acn',
  amount: 'amount',
} as const satisfies Readonly<Record<DataColumn, string>>;

type Block = readonly (readonly string[])[];

/** Reorders the columns of a pasted block by the headings in its first row, if it has them. */
export function arrangeBlock(block: Block): Block {
  const [headings = [], ...rows] = block;
  const places = findPayrollPlaces(headings);
  const headingNames = (['fio', ...Object.values(FILE_COLUMNS)] as const).filter((name) => places.has(name));
  if (headingNames.length < 2) return block;
  return rows.map((cells) => {
    const cell = (column: DataColumn): string => cells[places.get(FILE_COLUMNS[column]) ?? -1] ?? '';
    const fullName = cells[places.get('fio') ?? -1]?.trim() ?? '';
    const names = fullName === '' ? null : splitFullName(fullName);
    return DATA_COLUMNS.map((column) => {
      if (names && (column === 'lastName' || column === 'firstName' || column === 'middleName')) return names[column];
      return cell(column).trim();
    });
  });
}
