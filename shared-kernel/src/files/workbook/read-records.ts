/** Record of a workbook's stream. Source: [MS-XLS] 2.1.4 */
export interface XlsRecord {
  readonly type: number;
  readonly data: Uint8Array;
  readonly view: DataView;
}

/** Types of records that affect values. Source: [MS-XLS] 2.3 */
export const RecordType = {
  formula: 0x0006,
  end: 0x000a,
  dateMode: 0x0022,
  filePass: 0x002f,
  more: 0x003c,
  codePage: 0x0042,
  sheetName: 0x0085,
  severalNumbers: 0x00bd,
  richText: 0x00d6,
  strings: 0x00fc,
  textOfTable: 0x00fd,
  number: 0x0203,
  text: 0x0204,
  yesNoOrError: 0x0205,
  formulaText: 0x0207,
  row: 0x0208,
  shortNumber: 0x027e,
  begin: 0x0809,
} as const;

export function* readRecords(stream: Uint8Array): Generator<XlsRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 4 <= stream.length;) {
    const start = at + 4;
    const end = start + view.getUint16(at + 2, true);
    if (end > stream.length) return;
    const data = stream.subarray(start, end);
    yield { type: view.getUint16(at, true), data, view: new DataView(stream.buffer, data.byteOffset, data.length) };
    at = end;
  }
}
