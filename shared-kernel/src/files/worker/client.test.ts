import { BANK_DAY, VALID_ACCOUNT } from '../../domain/rules/testing';
import { PART_ITEMS } from '../../domain/long-order';
import { FILE_BYTES_MAX, PORTION, READING_LIMIT_MS } from '../limits';
import { createInProcessFiles } from '../testing';
import { readDataFile } from '../testing/samples';
import { buildAccount, buildOperation, buildStatement } from '../testing/statement-samples';
import { PAYMENT_EXPORT_COLUMNS } from '../writers';
import { createFilesClient } from './client';
import type { TableCells, WritingOptions } from './messages';
import type { FileWorker } from './start-worker';
import type { CheckedRow } from './packed-rows';

const CONTEXT = { bankDay: BANK_DAY, debitAccounts: new Map([[VALID_ACCOUNT.iban, VALID_ACCOUNT]]) };
const HEAD = 'oper_n;acn_d;acn_c;name_c;okpo_c;sum_cur;pay_purp';
const line = (number: number, changes = '') =>
  `${number};${VALID_ACCOUNT.iban};UA983052990000026008138043718;ТОВ Ромашка;14360570;1.00;Оплата${changes}`;

const csv = (...lines: readonly string[]) => new File([[HEAD, ...lines].join('\r\n')], 'payments.csv');
const sample = (name: string) => new File([readDataFile(name)], name.split('/').pop() ?? name);

const sized = (size: number) => Object.defineProperty(new File(['x'], 'film.avi'), 'size', { value: size });

async function readAll(file: File) {
  const { files, life } = createInProcessFiles();
  const rows: CheckedRow[] = [];
  const portions: number[] = [];
  const progress: string[] = [];
  const work = files.readPayments(
    file,
    { context: CONTEXT },
    {
      onRows: (portion) => {
        rows.push(...portion);
        portions.push(portion.length);
      },
      onProgress: ({ done, total }) => progress.push(`${done}/${total}`),
    },
  );
  return { outcome: await work.outcome, rows, portions, progress, life };
}

describe('reading a file of payments', () => {
  it('gives each row judged, with its place and every problem under its column', async () => {
    const { outcome, rows } = await readAll(csv(line(1), line(2).replace('14360570', '14360571').replace('1.00', '0')));
    expect(outcome).toMatchObject({ kind: 'done', value: { total: 2, about: { format: 'csv', encoding: 'utf-8' } } });
    expect(rows.map((row) => [row.line, row.problems.map(({ field, key }) => `${field} ${key}`).sort()])).toEqual([
      [2, []],
      [3, ['okpo_c invalidOkpo', 'sum_cur lessThan1']],
    ]);
    expect(rows[0]?.payment).toMatchObject({ number: '1', amount: '1.00', receiverName: 'ТОВ Ромашка' });
  });

  it('comes in portions, with how far it has got', async () => {
    const { portions, progress, rows } = await readAll(
      csv(...Array.from({ length: 2 * PORTION + 50 }, (_, index) => line(index + 1))),
    );
    expect(portions).toEqual([PORTION, PORTION, 50]);
    expect(progress).toEqual(['500/1050', '1000/1050', '1050/1050']);
    expect(rows.map(({ row }) => row.oper_n)).toEqual(
      Array.from({ length: 2 * PORTION + 50 }, (_, index) => String(index + 1)),
    );
  });

  it('names a row that was torn apart by an unquoted semicolon', async () => {
    const { rows } = await readAll(csv(line(1), line(2, '; без ПДВ')));
    expect(rows.map(({ problems }) => problems)).toEqual([[], [{ field: 'row', key: 'brokenRow' }]]);
  });

  it('ends its worker, once', async () => {
    expect((await readAll(csv(line(1)))).life).toEqual({ started: 1, ended: 1 });
  });

  it.each([
    ['an empty file', new File([], 'x.csv'), 'impFileCorrupted'],
    ['a file without the columns', new File(['a;b\r\n1;2'], 'x.csv'), 'unknownStructure'],
    ['a picture', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)], 'x.csv'), 'unknownFileFormat'],
    ['a table of bytes', new File([Uint8Array.of(3, 126, 7, 1, 5, 0, 0, 0)], 'x.dbf'), 'unknownFileFormat'],
    ['an archive that is no workbook', sample('samples/payroll_ifobs_esalary.zip'), 'unknownFileFormat'],
    ['a payroll', sample('samples/payroll_ibank2.txt'), 'unknownStructure'],
    ['a payroll table', sample('samples/imp_tmpl_payroll_cp866.dbf'), 'unknownStructure'],
    ['a file that is too large', sized(FILE_BYTES_MAX + 1), 'tooLargeFile'],
    ['a file of just the limit, for what is in it', sized(FILE_BYTES_MAX), 'unknownStructure'],
  ])('refuses %s', async (_, file, key) => {
    expect((await readAll(file)).outcome).toMatchObject({ kind: 'fault', fault: { key } });
  });

  it('refuses a file of the old client-bank that is no fbx, and reads the one that is', async () => {
    const { files } = createInProcessFiles();
    const options = { context: CONTEXT, isOldClientBank: true };
    const text = [HEAD, line(1)].join('\r\n');
    expect(await files.readPayments(new File([text], 'x.txt'), options).outcome).toEqual({
      kind: 'fault',
      fault: { key: 'wrongFileType' },
    });
    expect(await files.readPayments(new File([text], 'X.FBX'), options).outcome).toMatchObject({ kind: 'done' });
  });

  it('says that the disk could not be read', async () => {
    const file = new File(['x'], 'x.csv');
    Object.assign(file, { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
    expect((await readAll(file)).outcome).toEqual({ kind: 'fault', fault: { key: 'readerError' } });
  });
});

describe('reading a table', () => {
  it('gives its columns and cells as they are', async () => {
    const { files } = createInProcessFiles();
    const rows: TableCells[] = [];
    const file = sample('samples/imp_tmpl_correspondents.csv');
    const work = files.readTable(file, { needs: ['code', 'iban'] }, { onRows: (portion) => rows.push(...portion) });
    expect(await work.outcome).toMatchObject({
      kind: 'done',
      value: { columns: ['code', 'name', 'iban', 'is_resident', 'has_code', 'sal'], total: 9 },
    });
    expect(rows[1]).toEqual({
      line: 3,
      cells: ['92000025', 'ПрАТ «Тестовий Хліб»', 'UA583004650000026001999000302', '1', '1', '150000.00'],
    });
  });

  it('reads a payroll, its header as the first row', async () => {
    const { files } = createInProcessFiles();
    const outcome = await files.readTable(sample('samples/imp_tmpl_payroll.txt'), {}).outcome;
    expect(outcome).toMatchObject({ kind: 'done', value: { columns: expect.arrayContaining(['PAYROLL']), total: 5 } });
  });

  it.each([
    ['tabs', 'code\tname\r\n1\tТОВ; Ромашка', ['code', 'name'], ['1', 'ТОВ; Ромашка']],
    ['nothing', 'Content-Type=doc/pay_sheet\r\nNUM_DOC=7', ['Content-Type=doc/pay_sheet'], ['NUM_DOC=7']],
  ])('finds out that it is divided by %s', async (_, text, columns, cells) => {
    const { files } = createInProcessFiles();
    const rows: TableCells[] = [];
    const work = files.readTable(new File([text], 'x.txt'), {}, { onRows: (portion) => rows.push(...portion) });
    expect(await work.outcome).toMatchObject({ kind: 'done', value: { columns } });
    expect(rows).toEqual([{ line: 2, cells }]);
  });

  it('refuses one without the columns that are needed', async () => {
    const { files } = createInProcessFiles();
    const outcome = await files.readTable(sample('samples/imp_tmpl_payroll_cp866.dbf'), { needs: ['iban'] }).outcome;
    expect(outcome).toEqual({ kind: 'fault', fault: { key: 'unknownStructure' } });
  });
});

describe('writing a table', () => {
  it.each<WritingOptions>([
    { format: 'csv' },
    { format: 'dbf', encoding: 'cp866', today: BANK_DAY },
    { format: 'xlsx' },
  ])('gives the bytes: %p', async (options) => {
    const { files, tables } = createInProcessFiles();
    const table = { columns: PAYMENT_EXPORT_COLUMNS, rows: [['1']] };
    const ended = await files.write(table, options).outcome;
    expect(ended.kind === 'done' && ended.value.bytes.length).toBeGreaterThan(100);
    expect(await tables.write(table, options).outcome).toEqual(ended);
  });
});

describe('an order', () => {
  const silent = () => {
    const worker: FileWorker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: jest.fn(),
      terminate: jest.fn(),
    };
    return { worker, files: createFilesClient(() => worker) };
  };

  it('for a statement comes in parts: ten thousand operations at once would stop the page', () => {
    const { worker, files } = silent();
    const documents = Array.from({ length: 4 * PART_ITEMS }, () => buildOperation());
    const statement = buildStatement([buildAccount(documents)]);
    files.writeStatement({ format: 'mt940', statement });
    expect(jest.mocked(worker.postMessage).mock.calls).toMatchObject([
      [{ kind: 'order', parts: 4, order: { statement: { statement: { accounts: [{ documents: [] }] } } } }],
      [{ kind: 'part' }],
    ]);
  });

  it('that is cancelled ends its worker and says so', async () => {
    const { worker, files } = silent();
    const work = files.readPayments(csv(), { context: CONTEXT });
    work.cancel();
    expect(await work.outcome).toEqual({ kind: 'cancelled' });
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('whose worker breaks down says why', async () => {
    const { worker, files } = silent();
    const work = files.readPayments(csv(), { context: CONTEXT });
    worker.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await work.outcome).toEqual({
      kind: 'fault',
      fault: { key: 'readerException', params: { message: 'out of memory' } },
    });
  });

  it('that takes too long is given up', async () => {
    jest.useFakeTimers();
    const { worker, files } = silent();
    const work = files.readPayments(csv(), { context: CONTEXT });
    jest.advanceTimersByTime(READING_LIMIT_MS);
    jest.useRealTimers();
    expect(await work.outcome).toEqual({ kind: 'fault', fault: { key: 'readingTooLong' } });
    expect(worker.terminate).toHaveBeenCalled();
  });

  describe('with a worker that was prepared', () => {
    const clients = () => {
      const workers: FileWorker[] = [];
      const files = createFilesClient(() => {
        const { worker } = silent();
        workers.push(worker);
        return worker;
      });
      return { files, workers };
    };

    it('takes it, and the next one starts its own', () => {
      const { files, workers } = clients();
      const end = files.prepare();
      files.prepare();
      expect(workers).toHaveLength(1);
      files.readPayments(csv(), { context: CONTEXT });
      expect(workers[0]?.postMessage).toHaveBeenCalledTimes(1);
      end();
      expect(workers[0]?.terminate).not.toHaveBeenCalled();
      files.readPayments(csv(), { context: CONTEXT });
      expect(workers[1]?.postMessage).toHaveBeenCalledTimes(1);
    });

    it('does without it when it was ended, or could not be loaded', () => {
      const { files, workers } = clients();
      files.prepare()();
      expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
      files.prepare();
      workers[1]?.onerror?.({ message: 'not found' } as ErrorEvent);
      files.readPayments(csv(), { context: CONTEXT });
      expect(workers[1]?.postMessage).not.toHaveBeenCalled();
      expect(workers[2]?.postMessage).toHaveBeenCalledTimes(1);
    });
  });
});
