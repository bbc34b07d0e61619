import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { getClientForm, type Account, type JournalRow } from '@ncb/shared-kernel/api/contract';
import type { FileFault } from '@ncb/shared-kernel/domain';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { files, type CodePage, type WritingOptions, type WrittenFile } from '@ncb/shared-kernel/files';
import { documentsOfPeriod, type Period } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, saveFile } from '@ncb/shared-kernel/ui';
import { paymentTable } from './payment-table';

/** What payments can be written as. */
export const FILE_KINDS = ['csv', 'dbf', 'xlsx'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface ExportChoice extends Period {
  readonly kind: FileKind;
  /** Of a dBase file. */
  readonly encoding: CodePage;
  /** Names of the columns wanted. */
  readonly columns: readonly string[];
}

export type ExportResult =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'written';
      readonly file: WrittenFile;
      readonly rows: readonly JournalRow[];
      /** Days of which the bank gave a part only. */
      readonly incompleteDays: readonly string[];
    }
  | { readonly kind: 'failure'; readonly failure: ApiFailure }
  | { readonly kind: 'fault'; readonly fault: FileFault };

export interface ExportPayments {
  readonly isRunning: boolean;
  readonly result: ExportResult | null;
  run(choice: ExportChoice): Promise<void>;
  cancel(): void;
}

/** Asks the bank for the payments of a period and writes them into a file of the user's. */
export function useExportPayments(accounts: readonly Account[]): ExportPayments {
  const { api, session } = useShell();
  const [isRunning, setRunning] = useState(false);
  const [result, setResult] = useState<ExportResult | null>(null);
  const present = useRef<AbortController | null>(null);

  // Nobody would be there to take the file.
  useEffect(() => () => present.current?.abort(), []);

  const exported = async (choice: ExportChoice, signal: AbortSignal): Promise<ExportResult> => {
    const found = await documentsOfPeriod(api, choice, DocumentType.uahPayment, signal);
    if (!found.ok) return { kind: 'failure', failure: found.failure };
    const { rows, incompleteDays } = found.value;
    if (rows.length === 0) return { kind: 'nothing' };
    const form = await api.call(getClientForm, {}, { signal });
    if (!form.ok) return { kind: 'failure', failure: form.failure };
    const table = paymentTable(rows, choice.columns, {
      name: form.value.shortName,
      code: form.value.code,
      bankCode: session.bankCode,
      ibans: new Map(accounts.map(({ id, iban }) => [id, iban])),
    });
    const { kind, encoding } = choice;
    const options: WritingOptions =
      kind === 'dbf' ? { format: kind, encoding, today: session.bankDay } : { format: kind };
    const work = files.write(table, options);
    const stop = () => work.cancel();
    signal.addEventListener('abort', stop);
    const ended = await work.outcome;
    signal.removeEventListener('abort', stop);
    if (ended.kind === 'cancelled') return { kind: 'failure', failure: { kind: 'aborted' } };
    if (ended.kind === 'fault') return { kind: 'fault', fault: ended.fault };
    saveFile(blobOf(ended.value.bytes, kind), `payments-${choice.start}-${choice.end}.${kind}`);
    return { kind: 'written', file: ended.value, rows, incompleteDays };
  };

  return {
    isRunning,
    result,
    cancel: () => present.current?.abort(),
    async run(choice) {
      const control = new AbortController();
      present.current = control;
      setResult(null);
      setRunning(true);
      const ended = await exported(choice, control.signal);
      setRunning(false);
      // Who cancels wants to hear nothing of it.
      setResult(control.signal.aborted ? null : ended);
    },
  };
}
