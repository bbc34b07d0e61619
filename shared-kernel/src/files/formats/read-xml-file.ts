import { readXml } from '../../domain/xml';
import type { ColumnsRead } from '../columns-read';
import type { DirectionRead } from '../direction-read';
import { FILE_BYTES_MAX } from '../limits';
import { read, refuse, type Reading } from '../reading';
import type { FileFormat } from './file-format';
import { isIFobsXml, readIFobsXml } from './read-ifobs-xml';
import { readPain001 } from './read-pain001';
import { isPain001 } from './pain001-parts';
import type { ImportRecords } from './record';
import type { TotalDifference } from './table-totals';

export interface RecordsOfFormat {
  readonly format: FileFormat;
  readonly records: ImportRecords;
  readonly hiddenRows?: number;
  readonly columns?: ColumnsRead;
  readonly direction?: DirectionRead;
  readonly control?: TotalDifference;
}

export function readXmlFile(text: string): Reading<RecordsOfFormat> {
  const xml = readXml(text, FILE_BYTES_MAX);
  if (!xml.ok) return refuse('impFileCorrupted');
  if (isPain001(xml.root)) {
    const records = readPain001(xml.root);
    return records.ok ? read({ format: 'pain001', records: records.value }) : records;
  }
  if (isIFobsXml(xml.root)) return read({ format: 'iFobsXml', records: readIFobsXml(xml.root) });
  return refuse('unknownStructure');
}
