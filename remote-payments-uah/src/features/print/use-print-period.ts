import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { paymentsOfPeriod, type Period } from '../export/payments-of-period';
import { PRINTED_DOCUMENTS_MAX } from './limits';
import type { PrintJob } from './print-job';
import { hasInstruction } from './printable-rows';

export interface PrintPeriod {
  /** The bank is asked which payments there are. */
  readonly isAsking: boolean;
  /** What was found and is to be printed. */
  readonly job: PrintJob | null;
  ask(period: Period): Promise<void>;
  close(): void;
}

/** The payment instructions of a period. Source: spec 2 §2 ("export documents as CSV, DBF or print forms") */
export function usePrintPeriod(): PrintPeriod {
  const { api, notify } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { t: common } = useTranslation('kernel');
  const [isAsking, setAsking] = useState(false);
  const [job, setJob] = useState<PrintJob | null>(null);
  const present = useRef<AbortController | null>(null);

  // Nobody would be there to look at the dialog.
  useEffect(() => () => present.current?.abort(), []);

  return {
    isAsking,
    job,
    close: () => setJob(null),
    async ask(period) {
      const { signal } = (present.current = new AbortController());
      setAsking(true);
      const found = await paymentsOfPeriod(api, period, signal);
      if (signal.aborted) return;
      setAsking(false);
      if (!found.ok) {
        notify('error', failureText(common, found.failure));
        return;
      }
      const documents = found.value.rows.filter(hasInstruction);
      if (documents.length === 0) notify('info', t('print.nothing'));
      else if (documents.length > PRINTED_DOCUMENTS_MAX) {
        notify('warning', t('print.tooMany', { count: PRINTED_DOCUMENTS_MAX }));
      } else setJob({ kind: 'payments', documents });
    },
  };
}
