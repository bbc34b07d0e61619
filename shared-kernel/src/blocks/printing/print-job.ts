import type { Outcome } from '../../api/client';
import type { PrintClient, PrintOptions, PrintProgress, PrintWork } from '../../print';
import { useTexts } from './texts';

export interface PrintJob<Printouts> {
  readonly title: string;
  /** Without extension. */
  readonly fileName: string;
  /** True if the language of the printout can be chosen; else that of the screen. */
  readonly hasLanguages: boolean;
  /** Loads the data once, for any language. */
  collect(signal: AbortSignal, onProgress: (progress: PrintProgress) => void): Promise<Outcome<Printouts>>;
  print(
    printing: PrintClient,
    printouts: Printouts,
    options: PrintOptions,
    onProgress: (progress: PrintProgress) => void,
  ): PrintWork;
}

/** Maximum of documents in one PDF: the bank requires 500 payment instructions in one PDF in under 2 s. */
const PRINTED_DOCUMENTS_MAX = 500;

export function usePrintLimit(): (count: number) => string | null {
  const { t } = useTexts();
  return (count) => (count > PRINTED_DOCUMENTS_MAX ? t('tooMany', { count: PRINTED_DOCUMENTS_MAX }) : null);
}
