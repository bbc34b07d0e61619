import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import type { PrintClient, PrintedFile, PrintProgress, PrintWork } from '@ncb/shared-kernel/print';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '@ncb/shared-kernel/ui';
import { collectPayments } from './collect-payments';
import { journalList } from './journal-list-paper';
import type { PrintJob } from './print-job';

export interface PrintedFileAnswer {
  /** null while it is being made, and when it could not be. */
  readonly file: PrintedFile | null;
  readonly progress: PrintProgress | null;
  /** What the bank did not give. */
  readonly failure: ApiFailure | null;
  /** The printer broke down. */
  readonly isBroken: boolean;
  readonly isRetrying: boolean;
  retry(): void;
}

/**
 * The file of a job in a language, made anew when the language changes; the documents are asked for once. It ends with
 * the component: closing the dialog is how printing is cancelled.
 */
export function usePrintedFile(job: PrintJob, language: Language): PrintedFileAnswer {
  const { api, session, language: screen } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const [progress, setProgress] = useState<PrintProgress | null>(null);
  // Each dialog asks anew: a paper shows the document as it is now.
  const key = useId();

  const isList = job.kind === 'list';
  const documents = useAnswer(
    ['print', key, 'documents'],
    (signal) => {
      const ids = isList ? [] : job.documents.map(({ id }) => id);
      return collectPayments(api, ids, { session, signal, onProgress: setProgress });
    },
    { enabled: !isList, staleTime: Infinity },
  );

  const start = (printing: PrintClient): PrintWork => {
    const options = { language: isList ? screen : language, day: session.bankDay };
    if (!isList) return printing.payments(documents.data ?? [], options, setProgress);
    const words = {
      title: t('print.list.title'),
      about: [t('print.list.about', { count: job.rows.length })],
      column: (name: string) => t(`print.list.columns.${name as 'pmt_num'}`),
      status: (status: number) => t(`documentStatus.${status as 0}`, { ns: 'kernel' }),
    };
    return printing.list(journalList(job.rows, words, screen), options, setProgress);
  };
  const printed = useQuery({
    queryKey: ['print', key, 'file', isList ? screen : language],
    queryFn: async ({ signal }) => {
      // What starts the worker is loaded when somebody prints.
      const { printing } = await import('@ncb/shared-kernel/print');
      const work = start(printing);
      signal.addEventListener('abort', () => work.cancel());
      const outcome = await work.outcome;
      if (outcome.kind === 'done') return outcome.file;
      throw new Error(outcome.kind === 'failed' ? outcome.reason : outcome.kind);
    },
    enabled: isList || documents.isSuccess,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  const failure = documents.error?.failure ?? null;
  return {
    file: printed.data ?? null,
    progress,
    failure,
    isBroken: printed.isError,
    isRetrying: failure ? documents.isFetching : printed.isFetching,
    retry: () => void (failure ? documents.refetch() : printed.refetch()),
  };
}
