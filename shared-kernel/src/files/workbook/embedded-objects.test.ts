import { CFB, utils, write } from 'xlsx';
import { buildStoredZip, type ArchiveFile } from '../../domain/zip';
import { readXls, readXlsx } from '.';
import { unpackWorkbook } from './unpack-workbook';

const ROWS = [
  ['Сума', 'Призначення'],
  [120.5, 'Оплата'],
  [75.25, 'Оплата'],
];
type BookType = 'xlsx' | 'biff8' | 'biff5';

const book = (bookType: BookType) =>
  new Uint8Array(
    write(
      { SheetNames: ['a', 'b'], Sheets: { a: utils.aoa_to_sheet(ROWS), b: utils.aoa_to_sheet(ROWS) } },
      { type: 'array', bookType },
    ) as ArrayBuffer,
  );

type RecordBytes = readonly number[];
const record = (type: number, data: RecordBytes): RecordBytes => [
  type & 255,
  type >> 8,
  data.length & 255,
  data.length >> 8,
  ...data,
];
const EOF = record(0x000a, []);
const begin = (kind: number): RecordBytes => record(0x0809, [0, 6, kind, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const point = (row: number, value: number): RecordBytes =>
  record(0x0203, [row, 0, 0, 0, 0, 0, ...new Uint8Array(new Float64Array([value]).buffer)]);
const hiddenRow = (row: number): RecordBytes => record(0x0208, [row, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0x20, 0, 0, 0]);

const [CHART, MACROS, SHEET] = [0x20, 0x40, 0x10];
const chart = (value: number, kind = CHART) => [...begin(kind), ...point(1, value), ...hiddenRow(2), ...EOF];

function withRecords(bytes: Uint8Array, records: RecordBytes, streamName?: string): Uint8Array {
  const file = CFB.read(bytes, { type: 'array' });
  const entry = CFB.find(file, 'Workbook') ?? CFB.find(file, 'Book');
  if (!entry) throw new Error('no workbook');
  const stream = Uint8Array.from(entry.content as Uint8Array);
  const view = new DataView(stream.buffer);
  const ends: number[] = [];
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === 0x000a) ends.push(at);
  const [, end = 0] = ends;
  entry.content = [...stream.subarray(0, end), ...records, ...stream.subarray(end)];
  entry.size = entry.content.length;
  const written = new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer);
  return streamName ? renamed(written, streamName) : written;
}

function renamed(bytes: Uint8Array, name: string): Uint8Array {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const at = Buffer.from(bytes).indexOf(utf16('Workbook'));
  bytes.set(utf16(name), at);
  return bytes;
}

function cellsOf(bytes: Uint8Array) {
  const reading = readXls(bytes);
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.value.sheets.map(({ grid }) => grid.map(({ cells, isHidden }) => (isHidden ? 'hidden' : cells)));
}

describe('an xls with objects on its sheet keeps the cells of the sheet', () => {
  it.each([
    ['a chart', chart(9999)],
    ['several charts', [...chart(9999), ...chart(8888), ...chart(7777)]],
    ['a chart inside an embedded sheet', [...begin(SHEET), ...point(1, 1), ...chart(2), ...point(2, 3), ...EOF]],
    ['macros', chart(9999, MACROS)],
    ['points behind the chart of a chart', [...begin(CHART), ...chart(1), ...point(1, 2), ...EOF]],
  ])('beside %s', (_, records) => {
    for (const type of ['biff8', 'biff5'] as const)
      expect(cellsOf(withRecords(book(type), records))).toEqual(cellsOf(book(type)));
    expect(cellsOf(withRecords(book('biff8'), records))[0]).toEqual(ROWS);
  });

  it('and reads a chart on a sheet of its own as an empty sheet', () => {
    const [first, empty, second] = cellsOf(withRecords(book('biff8'), [...EOF, ...chart(9999).slice(0, -4)]));
    expect([first, empty, second]).toEqual([ROWS, [], ROWS]);
  });

  it('and the text of a formula that shares its terms with others', () => {
    const [row, column] = [1, 2];
    const formula = record(0x0006, [row, 0, column, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0]);
    const shared = record(0x04bc, [row, 0, row, 0, column, column, 0, 1, 0, 0]);
    const text = record(0x0207, [2, 0, 0, 0x6f, 0x6b]);
    expect(cellsOf(withRecords(book('biff8'), [...formula, ...shared, ...text]))[0]?.[1]).toEqual([
      120.5,
      'Оплата',
      'ok',
    ]);
  });

  it('whose stream is named in capitals', () => {
    expect(cellsOf(withRecords(book('biff8'), [], 'WORKBOOK'))).toEqual(cellsOf(book('biff8')));
  });
});

async function withPart(name: string, type: string): Promise<readonly ArchiveFile[]> {
  const parts = await unpackWorkbook(book('xlsx'));
  if (!parts.ok) throw new Error(parts.fault.key);
  const insertBefore = (content: Uint8Array, end: string, more: string) =>
    Buffer.from(Buffer.from(content).toString().replace(end, `${more}${end}`));
  return [
    ...parts.value.map((part) => {
      if (part.name === '[Content_Types].xml')
        return {
          ...part,
          content: insertBefore(part.content, '</Types>', `<Override PartName="/${name}" ContentType="${type}"/>`),
        };
      if (part.name !== 'xl/_rels/workbook.xml.rels') return part;
      const relation = `<Relationship Id="rId99" Type="x" Target="/${name}"/>`;
      return { ...part, content: insertBefore(part.content, '</Relationships>', relation) };
    }),
    { name, checksum: 0, content: Buffer.from('<x/>') },
  ];
}

describe('an xlsx with parts beside its sheets is read as without them', () => {
  it.each([
    ['xl/persons/person.xml', 'application/vnd.ms-excel.person+xml'],
    ['xl/comments1.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml'],
    ['xl/threadedComments/threadedComment1.xml', 'application/vnd.ms-excel.threadedcomments+xml'],
    ['xl/charts/chart1.xml', 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'],
    ['xl/drawings/drawing1.xml', 'application/vnd.openxmlformats-officedocument.drawing+xml'],
    [
      'xl/pivotCache/pivotCacheDefinition1.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.pivotCacheDefinition+xml',
    ],
    [
      'xl/externalLinks/externalLink1.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml',
    ],
    ['xl/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ['xl/vbaProject.bin', 'application/vnd.ms-office.vbaProject'],
    ['docProps/custom.xml', 'application/vnd.openxmlformats-officedocument.custom-properties+xml'],
    ['xl/calcChain.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.calcChain+xml'],
  ])('%s', async (name, type) => {
    const plain = await readXlsx(book('xlsx'));
    expect(plain.ok && plain.value.sheets[0]?.grid.map(({ cells }) => cells)).toEqual(ROWS);
    expect(await readXlsx(buildStoredZip(await withPart(name, type)))).toEqual(plain);
  });
});

describe('a workbook of another format is named, and not called damaged', () => {
  it.each([
    ['xlsb', 'xlsb'],
    ['ods', 'ods'],
  ] as const)('%s', async (bookType, format) => {
    const bytes = new Uint8Array(
      write({ SheetNames: ['a'], Sheets: { a: utils.aoa_to_sheet(ROWS) } }, { type: 'array', bookType }) as ArrayBuffer,
    );
    expect(await readXlsx(bytes)).toEqual({ ok: false, fault: { key: 'otherWorkbook', params: { format } } });
  });
});
