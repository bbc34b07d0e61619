import { getClientForm, type Account, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { files, type CodePage, type WritingOptions } from '@ncb/shared-kernel/files';
import { loadDocumentsOfPeriod, type Period } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildPaymentTable } from './build-payment-table';
import { type CollectRows, type FileExport, useFileExport } from '@ncb/shared-kernel/blocks/files';

export const FILE_KINDS = ['csv', 'dbf', 'xlsx'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

interface ExportChoice extends Period {
  readonly kind: FileKind;
  readonly encoding: CodePage;
  readonly columns: readonly string[];
}

interface ExportPayments extends Omit<FileExport<JournalRow>, 'run'> {
  run(choice: ExportChoice): Promise<void>;
}

export function useExportPayments(accounts: readonly Account[]): ExportPayments {
  const { api, session } = useShell();
  const exporting = useFileExport<JournalRow>();

  const collect =
    (choice: ExportChoice): CollectRows<JournalRow> =>
    async (signal) => {
      const found = await loadDocumentsOfPeriod(api, choice, DocumentType.uahPayment, signal);
      if (!found.ok) return { kind: 'failure', failure: found.failure };
      const { rows, incompleteDays } = found.value;
      if (rows.length === 0) return { kind: 'nothing' };
      const form = await api.call(getClientForm, {}, { signal });
      if (!form.ok) return { kind: 'failure', failure: form.failure };
      const table = buildPaymentTable(rows, choice.columns, {
        name: form.value.shortName,
        code: form.value.code,
        bankCode: session.bankCode,
        ibans: new Map(accounts.map(({ id, iban }) => [id, iban])),
      });
      const { kind, encoding } = choice;
      const options: WritingOptions =
        kind === 'dbf' ? { format: kind, encoding, today: session.bankDay } : { format: kind };
      return {
        kind: 'work',
        work: files.write(table, options),
        rows,
        incompleteDays,
        name: `payments-${choice.start}-${choice.end}`,
        ending: kind,
      };
    };
  return { ...exporting, run: (choice) => exporting.run(collect(choice)) };
}
