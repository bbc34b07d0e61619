import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { files, PAYMENT_EXPORT_COLUMNS, type FilesClient, type WritingOptions } from '@ncb/shared-kernel/files';
import { blobOf, type ExportFormat } from '@ncb/shared-kernel/ui';
import { paymentTable, type ExportOwner } from './payment-table';

export interface ExportedPayments {
  readonly file: Blob;
  /** Texts that lost their end, because a column of dBase has no more room. */
  readonly cut: number;
  /** Characters that the code page does not have. */
  readonly missing: readonly string[];
}

export interface PaymentExport {
  readonly format: ExportFormat;
  readonly owner: ExportOwner;
  /** The bank's day, `yyyy-MM-dd`. */
  readonly today: string;
}

/**
 * Documents as a file for other programs, made in a worker: ten thousand rows would hold the page up.
 * @returns null if it could not be made
 */
export async function exportPayments(
  rows: readonly JournalRow[],
  { format, owner, today }: PaymentExport,
  writer: Pick<FilesClient, 'write'> = files,
): Promise<ExportedPayments | null> {
  const options = writingOptions(format, today);
  const ended = await writer.write(paymentTable(rows, PAYMENT_EXPORT_COLUMNS, owner), options).outcome;
  if (ended.kind !== 'done') return null;
  const { bytes, cut, replaced, lost } = ended.value;
  return { file: blobOf(bytes, options.format), cut: cut.length, missing: [...replaced, ...lost] };
}

function writingOptions(format: ExportFormat, today: string): WritingOptions {
  switch (format) {
    case 'xlsx':
    case 'csv':
      return { format };
    case 'dbf-cp866':
      return { format: 'dbf', encoding: 'cp866', today };
    case 'dbf-windows-1251':
      return { format: 'dbf', encoding: 'windows-1251', today };
  }
}
