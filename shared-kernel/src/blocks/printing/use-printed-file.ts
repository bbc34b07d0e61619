import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ApiFailure } from '../../api/client';
import type { Language } from '../../domain/vocabulary';
import type { PrintedFile, PrintProgress } from '../../print';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { KERNEL_QUERY, useAnswer } from '../../queries';
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
 * The file of a job in a language, made anew when the language changes; the papers are collected once. It ends with the
 * component: closing the dialog is how printing is cancelled.
 */
export function usePrintedFile<Papers>(job: PrintJob<Papers>, chosen: Language): PrintedFileAnswer {
  const { session, language: screen } = useSteadyShell();
  const [progress, setProgress] = useState<PrintProgress | null>(null);
  // Each dialog asks anew: a paper shows the document as it is now.
  const key = useId();
  const language = job.hasLanguages ? chosen : screen;

  const papers = useAnswer(['print', key, 'papers'], (signal) => job.collect(signal, setProgress), {
    staleTime: Infinity,
  });
  const printed = useQuery({
    queryKey: ['print', key, 'file', language],
    meta: KERNEL_QUERY,
    queryFn: async ({ signal }) => {
      // What starts the worker is loaded when somebody prints.
      const { printing } = await import('../../print');
      const work = job.print(printing, papers.data as Papers, { language, day: session.bankDay }, setProgress);
      signal.addEventListener('abort', () => work.cancel());
      const outcome = await work.outcome;
      if (outcome.kind === 'done') return outcome.file;
      throw new Error(outcome.kind === 'failed' ? outcome.reason : outcome.kind);
    },
    enabled: papers.isSuccess,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  const failure = papers.error?.failure ?? null;
  return {
    file: printed.data ?? null,
    progress,
    failure,
    isBroken: printed.isError,
    isRetrying: failure ? papers.isFetching : printed.isFetching,
    retry: () => void (failure ? papers.refetch() : printed.refetch()),
  };
}
