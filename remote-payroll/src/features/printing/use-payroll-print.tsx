import { useState, type ReactNode } from 'react';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { usePrintLimit } from '@ncb/shared-kernel/blocks/printing';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { PayrollPrintDialogProps, PayrollPrintout } from './PayrollPrintDialog';

const PayrollPrintDialog = onDemand(
  'payroll/print',
  async () => (await import('./PayrollPrintDialog')).PayrollPrintDialog,
);

export interface PayrollPrint {
  /** Opens the print dialog; payroll grids and outcomes are printed of executed payrolls only. */
  print(ids: readonly string[], paper: PayrollPrintout): void;
  readonly element: ReactNode;
}

/**
 * Prints payrolls; their grids in status 5 (executed) only. Source: docs/requirements/banking-rules.md#printed-payroll,
 * docs/requirements/currency-payroll-credits-statements.md#payroll-record.
 */
export function usePayrollPrint(): PayrollPrint {
  const { notify } = useShell();
  const whyNot = usePrintLimit();
  const [chosen, setChosen] = useState<Omit<PayrollPrintDialogProps, 'onClose'> | null>(null);
  return {
    print(ids, paper) {
      const reason = whyNot(ids.length);
      if (reason) notify('warning', reason);
      else if (ids.length > 0) setChosen({ ids, paper });
    },
    element: chosen && <PayrollPrintDialog {...chosen} onClose={() => setChosen(null)} />,
  };
}
