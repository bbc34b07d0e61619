import type { Account } from '@ncb/shared-kernel/api/contract';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { files, type FilesClient } from '@ncb/shared-kernel/files';
import { blobOf } from '@ncb/shared-kernel/ui';
import { accountTable, type ExportWords } from './account-table';

export interface AccountExport extends ExportWords {
  readonly format: 'csv' | 'xlsx';
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
  return ended.kind === 'done' ? blobOf(ended.value.bytes, format) : null;
}
