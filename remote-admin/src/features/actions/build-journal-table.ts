import type { ActionRow } from '@ncb/shared-kernel/api/contract';
import type { ExportTable } from '@ncb/shared-kernel/files';
import type { CollectedActions } from './collect-actions';

/** Columns of the file; the last three prove each row (docs/adr/0014). */
export const FILE_COLUMNS = [
  ...(['number', 'day', 'time', 'user', 'action', 'object', 'change', 'address'] as const),
  ...(['previousHash', 'hash', 'record'] as const),
] as const;
type FileColumn = (typeof FILE_COLUMNS)[number];

interface FileTexts {
  heading(column: FileColumn): string;
  action(row: ActionRow): string;
  detail(row: ActionRow): string;
  object(row: ActionRow): string;
  whole(rows: number, headNumber: number): string;
}

const WIDTHS: Partial<Record<FileColumn, number>> = { number: 10, day: 12, time: 10, address: 18 };

/**
 * Builds the journal table; its last row is the checksum. Source: docs/requirements/keys-and-users.md#action-journal.
 */
export async function buildJournalTable(found: CollectedActions, texts: FileTexts): Promise<ExportTable> {
  const { actions, headNumber, headHash } = found;
  const hashes: Uint8Array<ArrayBuffer> = new TextEncoder().encode(actions.map(({ hash }) => `${hash}\n`).join(''));
  const checksum: Partial<Record<FileColumn, string>> = {
    number: 'SHA-256',
    user: texts.whole(actions.length, headNumber),
    previousHash: headHash,
    hash: toHex(await crypto.subtle.digest('SHA-256', hashes)),
  };
  return {
    columns: FILE_COLUMNS.map((column) => ({
      name: texts.heading(column),
      holds: column === 'day' ? 'day' : 'text',
      length: WIDTHS[column] ?? 24,
    })),
    rows: [
      ...actions.map((row) => [
        ...[String(row.number ?? ''), row.time.slice(0, 10), row.time.slice(11)],
        ...[row.userName, texts.action(row), texts.object(row), texts.detail(row), row.address],
        ...[row.previousHash, row.hash, row.record],
      ]),
      FILE_COLUMNS.map((column) => checksum[column] ?? ''),
    ],
  };
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
