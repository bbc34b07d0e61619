import { CFB as untypedCfb } from 'xlsx';

/** Record types of an Excel 97 workbook. Source: [MS-XLS] 2.3 */
const BEGIN = 0x0809;
const END = 0x000a;
const SHEET_PLACE = 0x0085;
const LABEL = 0x0204;
const GLOBALS = 0x0005;
const SHEET = 0x0010;
const NAME = 'import';

const CFB = untypedCfb as {
  readonly utils: {
    cfb_new(): object;
    cfb_add(file: object, name: string, content: Uint8Array): void;
  };
  write(file: object, options: { readonly type: 'buffer' }): Uint8Array;
};

/** Writes an Excel 97 workbook of text cells; the library's own writer takes 13 GB of memory for 50,000 rows. */
export function writeOldWorkbook(rows: readonly (readonly string[])[]): Uint8Array {
  const place = (at: number) =>
    record(
      SHEET_PLACE,
      Buffer.concat([encodeUint32(at), encodeUint16(0), Buffer.of(NAME.length, 0), Buffer.from(NAME, 'latin1')]),
    );
  const head = Buffer.concat([begin(GLOBALS), place(0), record(END)]);
  const globals = Buffer.concat([begin(GLOBALS), place(head.length), record(END)]);
  const cells = rows.flatMap((row, line) => row.map((text, column) => label(line, column, text)));
  const stream = Buffer.concat([globals, begin(SHEET), ...cells, record(END)]);
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', stream);
  return CFB.write(file, { type: 'buffer' });
}

function label(line: number, column: number, text: string): Buffer {
  const head = Buffer.concat([encodeUint16(line, column, 0, text.length), Buffer.of(1)]);
  return record(LABEL, Buffer.concat([head, Buffer.from(text, 'utf16le')]));
}

function begin(kind: number): Buffer {
  return record(BEGIN, Buffer.concat([encodeUint16(0x0600, kind, 0x0dbb, 0x07cc), encodeUint32(0x41, 6)]));
}

function record(type: number, data = Buffer.alloc(0)): Buffer {
  return Buffer.concat([encodeUint16(type, data.length), data]);
}

function encodeUint16(...values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer);
}

function encodeUint32(...values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer);
}
