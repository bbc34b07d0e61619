import type { ExportTable, FilesClient, WritingOptions } from '@ncb/shared-kernel/files';
import { journalRow } from '../../testing/journal-row';
import { exportPayments } from './export-payments';

jest.mock('@ncb/shared-kernel/files', () => ({ files: null, PAYMENT_EXPORT_COLUMNS: [{ name: 'oper_n' }] }));

const owner = { name: 'ТОВ «Калинова Брама»', code: '91000017', bankCode: '351607' };
const written = { bytes: Uint8Array.of(1, 2, 3), cut: [{ row: 0, column: 'name_c' }], replaced: ['’'], lost: ['₴'] };

function writer(ended: Awaited<ReturnType<FilesClient['write']>['outcome']>) {
  return {
    write: jest.fn((_: ExportTable, __: WritingOptions) => ({
      outcome: Promise.resolve(ended),
      cancel: () => undefined,
    })),
  };
}

describe('exportPayments', () => {
  it.each([
    ['csv', { format: 'csv' }, 'text/csv;charset=utf-8'],
    ['xlsx', { format: 'xlsx' }, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['dbf-cp866', { format: 'dbf', encoding: 'cp866', today: '2026-07-01' }, 'application/vnd.dbf'],
    ['dbf-windows-1251', { format: 'dbf', encoding: 'windows-1251', today: '2026-07-01' }, 'application/vnd.dbf'],
  ] as const)('hands the documents to the writer as %s', async (format, options, type) => {
    const given = writer({ kind: 'done', value: written });
    const exported = await exportPayments([journalRow()], { format, owner, today: '2026-07-01' }, given);
    expect([exported?.file.size, exported?.file.type]).toEqual([3, type]);
    expect(given.write.mock.calls[0]?.[0].rows).toEqual([['107']]);
    expect(given.write.mock.calls[0]?.[1]).toEqual(options);
  });

  it('tells what the file has no room and no letters for', async () => {
    const given = writer({ kind: 'done', value: written });
    const exported = await exportPayments([journalRow()], { format: 'dbf-cp866', owner, today: '2026-07-01' }, given);
    expect(exported).toMatchObject({ cut: 1, missing: ['’', '₴'] });
  });

  it('gives nothing when the writer could not write', async () => {
    const given = writer({ kind: 'cancelled' });
    expect(await exportPayments([], { format: 'csv', owner, today: '2026-07-01' }, given)).toBeNull();
  });
});
