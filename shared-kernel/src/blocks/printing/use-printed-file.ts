import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ApiFailure } from '../../api/client';
import type { Language } from '../../domain/vocabulary';
import type { PrintedFile, PrintProgress } from '../../print';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { KERNEL_QUERY, useAnswer } from '../../queries';
import type { PrintJob } from './print-job';

interface PrintedFileAnswer {
  readonly file: PrintedFile | null;
  readonly progress: PrintProgress | null;
  readonly failure: ApiFailure | null;
  readonly isBroken: boolean;
  readonly isRetrying: boolean;
  retry(): void;
}

/**
 * Prints a job in a language, again when the language changes; loads its data once. Unmounting, as on closing the
 * dialog, cancels.
 */
export function usePrintedFile<Printouts>(job: PrintJob<Printouts>, chosen: Language): PrintedFileAnswer {
  const { session, language: screen } = useSteadyShell();
  const [progress, setProgress] = useState<PrintProgress | null>(null);
  // Every dialog loads the current documents.
  const key = useId();
  const language = job.hasLanguages ? chosen : screen;

  const printouts = useAnswer(['print', key, 'papers'], (signal) => job.collect(signal, setProgress), {
    staleTime: Infinity,
  });
  const printed = useQuery({
    queryKey: ['print', key, 'file', language],
    meta: KERNEL_QUERY,
    queryFn: async ({ signal }) => {
      const { printing } = await import('../../print');
      const work = job.print(printing, printouts.data as Printouts, { language, day: session.bankDay }, setProgress);
      signal.addEventListener('abort', () => work.cancel());
      const outcome = await work.outcome;
      if (outcome.kind === 'done') return outcome.file;
      throw new Error(outcome.kind === 'failed' ? outcome.reason : outcome.kind);
    },
    enabled: printouts.isSuccess,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

  const failure = printouts.error?.failure ?? null;
  return {
    file: printed.data ?? null,
    progress,
    failure,
    isBroken: printed.isError,
    isRetrying: failure ? printouts.isFetching : printed.isFetching,
    retry: () => void (failure ? printouts.refetch() : printed.refetch()),
  };
}
