import type { Account } from '@ncb/shared-kernel/api/contract';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { files, type FilesClient } from '@ncb/shared-kernel/files';
import { accountTable, type ExportWords } from './account-table';

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface AccountExport extends ExportWords {
  readonly format: keyof typeof TYPES;
  readonly kind: AccountKind;
}

/**
 * The list of accounts as a file, made in a worker: ten thousand rows would hold the page up.
 * @returns null if it could not be made
 */
export async function exportAccounts(
  accounts: readonly Account[],
  options: AccountExport,
  writer: Pick<FilesClient, 'write'> = files,
): Promise<Blob | null> {
  const { format, kind } = options;
  const ended = await writer.write(accountTable(accounts, kind, options), { format }).outcome;
  return ended.kind === 'done'
    ? new Blob([ended.value.bytes as Uint8Array<ArrayBuffer>], { type: TYPES[format] })
    : null;
}
