import type { WrittenFile } from '@ncb/shared-kernel/files';

export const FILE_KINDS = ['csv', 'dbf', 'xlsx'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

const TYPES: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv;charset=utf-8',
  dbf: 'application/vnd.dbf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What was written, as something that can be saved. */
export function fileBlob({ bytes }: WrittenFile, kind: FileKind): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[kind] });
}
