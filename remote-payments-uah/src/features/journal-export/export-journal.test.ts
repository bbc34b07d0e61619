import type { ExportTable, FilesClient, WritingOptions } from '@ncb/shared-kernel/files';
import { journalRow } from '../../testing/journal-row';
import { exportJournal } from './export-journal';

jest.mock('@ncb/shared-kernel/files', () => ({
  files: null,
  PAYMENT_EXPORT_COLUMNS: 'oper_n,mfo_d,acn_d,okpo_d,name_d,sum_cur,mfo_c,acn_c,name_c,okpo_c'
    .split(',')
    .map((name) => ({ name })),
}));

const company = { name: 'ТОВ «Калинова Брама»', code: '91000017', bankCode: '351607', ibans: new Map() };
const written = { bytes: Uint8Array.of(1, 2, 3), cut: [{ row: 0, column: 'name_c' }], replaced: ['’'], lost: ['₴'] };
const OPTIONS = { format: 'csv', company, today: '2026-07-01' } as const;

function writer(ended: Awaited<ReturnType<FilesClient['write']>['outcome']>) {
  return {
    write: jest.fn((_: ExportTable, __: WritingOptions) => ({
      outcome: Promise.resolve(ended),
      cancel: () => undefined,
    })),
  };
}

describe('exportJournal', () => {
  it.each([
    ['csv', { format: 'csv' }, 'text/csv;charset=utf-8'],
    ['xlsx', { format: 'xlsx' }, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['dbf-cp866', { format: 'dbf', encoding: 'cp866', today: '2026-07-01' }, 'application/vnd.dbf'],
    ['dbf-windows-1251', { format: 'dbf', encoding: 'windows-1251', today: '2026-07-01' }, 'application/vnd.dbf'],
  ] as const)('hands the documents to the writer as %s', async (format, options, type) => {
    const given = writer({ kind: 'done', value: written });
    const exported = await exportJournal([journalRow()], { ...OPTIONS, format }, given);
    expect([exported?.file.size, exported?.file.type]).toEqual([3, type]);
    expect(given.write.mock.calls[0]?.[1]).toEqual(options);
  });

  it('has the company as the payer of its own documents, and as the receiver of what others have paid', async () => {
    const given = writer({ kind: 'done', value: written });
    const row = { receiverBankCode: '305299' };
    await exportJournal([journalRow(row), journalRow({ ...row, direction: 'k' })], OPTIONS, given);
    const own = ['351607', '26003999000001', '91000017', 'ТОВ «Калинова Брама»'];
    const other = ['305299', 'UA263052990000026006999000301', 'ТОВ «Світанок Постач»', '92000019'];
    const [mfo, account, name, code] = other;
    expect(given.write.mock.calls[0]?.[0].rows).toEqual([
      ['107', ...own, '100.50', ...other],
      ['107', mfo, account, code, name, '100.50', '351607', '26003999000001', 'ТОВ «Калинова Брама»', '91000017'],
    ]);
  });

  it('tells what the file has no room and no letters for', async () => {
    const given = writer({ kind: 'done', value: written });
    const exported = await exportJournal([journalRow()], { ...OPTIONS, format: 'dbf-cp866' }, given);
    expect(exported).toMatchObject({ cut: 1, missing: ['’', '₴'] });
  });

  it('gives nothing when the writer could not write', async () => {
    const given = writer({ kind: 'cancelled' });
    expect(await exportJournal([], OPTIONS, given)).toBeNull();
  });
});
