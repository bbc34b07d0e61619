import type { Outcome } from '../../api/client';
import type { PrintClient, PrintOptions, PrintProgress, PrintWork } from '../../print';
import { useTexts } from './texts';

/** What is to be printed. A job brings its papers: the dialog knows none. */
export interface PrintJob<Papers> {
  readonly title: string;
  /** Without its ending. */
  readonly fileName: string;
  /** The language of the paper can be chosen; otherwise it is that of the screen. */
  readonly hasLanguages: boolean;
  /** What the bank is asked for before anything is printed; once, in whatever language. */
  collect(signal: AbortSignal, onProgress: (progress: PrintProgress) => void): Promise<Outcome<Papers>>;
  print(
    printing: PrintClient,
    papers: Papers,
    options: PrintOptions,
    onProgress: (progress: PrintProgress) => void,
  ): PrintWork;
}

/** Documents in one file. Source: the bank's requirement "500 payment instructions in one PDF < 2 s" */
export const PRINTED_DOCUMENTS_MAX = 500;

/** Why so many documents cannot be printed at once; null where they can. */
export function usePrintLimit(): (count: number) => string | null {
  const { t } = useTexts();
  return (count) => (count > PRINTED_DOCUMENTS_MAX ? t('tooMany', { count: PRINTED_DOCUMENTS_MAX }) : null);
}
