import type { ApiClient, Outcome } from '@ncb/shared-kernel/api/client';
import {
  getClientForm,
  getCurrencyPayment,
  getCurrencyRequest,
  type Account,
  type JournalRow,
} from '@ncb/shared-kernel/api/contract';
import {
  toPaymentRow,
  requestToRow,
  type BackingContract,
  type CurrencyDocumentType,
  type CurrencyImportRow,
  type OwnNames,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import {
  buildCurrencyExportTable,
  files,
  type CodePage,
  type FileWork,
  type WrittenFile,
} from '@ncb/shared-kernel/files';
import { loadDocumentsOfPeriod, type Period } from '@ncb/shared-kernel/queries';
import { useShell, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { type CollectRows, type FileExport, useFileExport } from '@ncb/shared-kernel/blocks/files';

/** Formats; pain.001 holds payments only. */
export const FILE_KINDS = ['csv', 'xlsx', 'dbf', 'pain001'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

interface ExportChoice extends Period {
  readonly kind: FileKind;
  readonly encoding: CodePage;
  readonly type: CurrencyDocumentType | null;
}

interface ExportDocuments extends Omit<FileExport<CurrencyImportRow>, 'run'> {
  run(choice: ExportChoice): Promise<void>;
}

export function useExportDocuments(
  accounts: readonly Account[],
  contracts: readonly BackingContract[],
): ExportDocuments {
  const { api, session } = useShell();
  const exporting = useFileExport<CurrencyImportRow>();

  const collect =
    (choice: ExportChoice): CollectRows<CurrencyImportRow> =>
    async (signal, tell) => {
      const found = await loadDocumentsOfPeriod(api, choice, choice.type, signal);
      if (!found.ok) return { kind: 'failure', failure: found.failure };
      const listed = found.value.rows.filter(({ type }) => isExported(type, choice));
      if (listed.length === 0) return { kind: 'nothing' };
      const rows: CurrencyImportRow[] = [];
      const own = createNames(accounts, contracts);
      for (const document of listed) {
        tell({ done: rows.length, total: listed.length });
        const row = await loadRow(api, document, own, signal);
        if (!row.ok) return { kind: 'failure', failure: row.failure };
        rows.push(row.value);
      }
      const form = await api.call(getClientForm, {}, { signal });
      if (!form.ok) return { kind: 'failure', failure: form.failure };
      return {
        kind: 'work',
        work: write(rows, choice, session, form.value),
        rows,
        incompleteDays: found.value.incompleteDays,
        name: `currency-${choice.start}-${choice.end}`,
        ending: choice.kind === 'pain001' ? 'xml' : choice.kind,
      };
    };
  return { ...exporting, run: (choice) => exporting.run(collect(choice)) };
}

/** True for a type in this file; hryvnia payments are exported elsewhere. */
function isExported(type: DocumentType, { kind }: ExportChoice): boolean {
  return kind === 'pain001' ? type === DocumentType.currencyPayment : type !== DocumentType.uahPayment;
}

async function loadRow(
  api: ApiClient,
  { id, type }: JournalRow,
  own: OwnNames,
  signal: AbortSignal,
): Promise<Outcome<CurrencyImportRow>> {
  if (type === DocumentType.currencyPayment) {
    const outcome = await api.call(getCurrencyPayment, { type, id }, { signal });
    return outcome.ok ? { ok: true, value: toPaymentRow(outcome.value.payment, own) } : outcome;
  }
  const requested = type === DocumentType.uahPayment ? DocumentType.buyRequest : type;
  const outcome = await api.call(getCurrencyRequest, { type: requested, id }, { signal });
  return outcome.ok ? { ok: true, value: requestToRow(outcome.value.currencyRequest, own) } : outcome;
}

function createNames(accounts: readonly Account[], contracts: readonly BackingContract[]): OwnNames {
  const ibans = new Map(accounts.map(({ id, iban }) => [id, iban]));
  const numbers = new Map(contracts.map(({ id, number }) => [id, number]));
  return { ibanOf: (id) => ibans.get(id) ?? '', contractOf: (id) => numbers.get(id) ?? id };
}

function write(
  rows: readonly CurrencyImportRow[],
  { kind, encoding }: ExportChoice,
  { bankCode, bankDay }: ShellServices['session'],
  company: { readonly shortName: string; readonly code: string },
): FileWork<WrittenFile> {
  switch (kind) {
    case 'pain001':
      return files.writePain001(rows, {
        messageId: `NCB-${crypto.randomUUID().slice(0, 18)}`,
        createdAt: `${bankDay}T00:00:00`,
        payerName: company.shortName,
        payerCode: company.code,
        bankCode,
      });
    case 'dbf':
      return files.write(buildCurrencyExportTable(rows, true), { format: kind, encoding, today: bankDay });
    case 'csv':
    case 'xlsx':
      return files.write(buildCurrencyExportTable(rows, false), { format: kind });
  }
}
