import type { ExportTable, TableWriter, WritingOptions } from '../../files';
import { writeTable } from './write-table';

jest.mock('../../files', () => ({ tables: null }));

const TABLE: ExportTable = { columns: [{ name: 'Сума', holds: 'amount', length: 9 }], rows: [['1.00']] };
const written = { bytes: Uint8Array.of(1, 2, 3), cut: [{ row: 0, column: 'name_c' }], replaced: ['’'], lost: ['₴'] };
const today = '2026-07-01';

function writer(ended: Awaited<ReturnType<TableWriter['write']>['outcome']>) {
  return {
    write: jest.fn((_: ExportTable, __: WritingOptions) => ({
      outcome: Promise.resolve(ended),
      cancel: () => undefined,
    })),
  };
}

describe('a table that is saved', () => {
  it.each([
    ['csv', true, { format: 'csv', isForPeople: true }, 'text/csv;charset=utf-8'],
    ['csv', false, { format: 'csv', isForPeople: false }, 'text/csv;charset=utf-8'],
    ['xlsx', true, { format: 'xlsx' }, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['dbf-cp866', false, { format: 'dbf', encoding: 'cp866', today }, 'application/vnd.dbf'],
    ['dbf-windows-1251', false, { format: 'dbf', encoding: 'windows-1251', today }, 'application/vnd.dbf'],
  ] as const)('goes to the writer as %s, for people %s', async (format, isForPeople, options, type) => {
    const fakeWriter = writer({ kind: 'done', value: written });
    const result = await writeTable(TABLE, { format, isForPeople, today }, fakeWriter);
    expect(fakeWriter.write.mock.calls).toEqual([[TABLE, options]]);
    expect(result).toMatchObject({ file: { size: 3, type }, cut: 1, missing: ['’', '₴'] });
  });

  it('is nothing when the writer could not write', async () => {
    expect(
      await writeTable(TABLE, { format: 'csv', isForPeople: true, today }, writer({ kind: 'cancelled' })),
    ).toBeNull();
  });
});
