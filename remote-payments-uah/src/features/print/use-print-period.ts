import { useEffect, useRef, useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { usePrintLimit } from '@ncb/shared-kernel/blocks/printing';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { hasInstruction } from '@ncb/shared-kernel/domain/workflow';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { loadDocumentsOfPeriod, type Period } from '@ncb/shared-kernel/queries';
import { useTexts } from '../../texts';

interface PrintPeriod {
  readonly isLoading: boolean;
  readonly documents: readonly JournalRow[] | null;
  load(period: Period): Promise<void>;
  close(): void;
}

/**
 * Loads a period's payment instructions for printing. Source: docs/requirements/hryvnia-payments.md#import-and-export.
 */
export function usePrintPeriod(): PrintPeriod {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const tooMany = usePrintLimit();
  const [isLoading, setAsking] = useState(false);
  const [documents, setDocuments] = useState<readonly JournalRow[] | null>(null);
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  return {
    isLoading,
    documents,
    close: () => setDocuments(null),
    async load(period) {
      const { signal } = (controller.current = new AbortController());
      setAsking(true);
      const found = await loadDocumentsOfPeriod(api, period, DocumentType.uahPayment, signal);
      if (signal.aborted) return;
      setAsking(false);
      if (!found.ok) {
        notify('error', getFailureText(common, found.failure));
        return;
      }
      const printable = found.value.rows.filter(hasInstruction);
      const reason = tooMany(printable.length);
      if (printable.length === 0) notify('info', t('print.nothing'));
      else if (reason) notify('warning', reason);
      else setDocuments(printable);
    },
  };
}
