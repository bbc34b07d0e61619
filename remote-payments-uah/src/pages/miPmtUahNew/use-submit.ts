import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { toDraft, type PaymentValues } from '../../features/payment';
import { hasWarnings, type PaymentWarnings } from '../../features/receiver/payment-warnings';
import { usePaymentWarnings } from '../../features/receiver/use-payment-warnings';
import type { SavePayment } from './use-save-payment';
import { useTexts } from '../../texts';

/** A payment that waits for the user's yes. */
export interface AskedPayment {
  readonly values: PaymentValues;
  readonly warnings: PaymentWarnings;
}

export interface Submit {
  readonly isBusy: boolean;
  /** What is asked about; null while nothing is. */
  readonly asked: AskedPayment | null;
  /** Checks everything and asks: the button and Ctrl+Enter. */
  ask(): Promise<void>;
  /** Checks everything and saves; asks only where there is something to warn of: Ctrl+S. */
  save(): Promise<void>;
  /** The user's yes. */
  confirm(): Promise<void>;
  cancel(): void;
}

const NONE: readonly FieldProblem[] = [];

/** The way from the filled form to the stored payment: check, look for warnings, ask, save. Source: spec 2 §4 ("Flow") */
export function useSubmit(checked: CheckedForm<PaymentValues>, save: SavePayment, id: string | null): Submit {
  const { notify } = useShell();
  const { t } = useTexts();
  const findWarnings = usePaymentWarnings();
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<AskedPayment | null>(null);
  const [refused, setRefused] = useState(NONE);

  // After the dialog is gone: while it is there it takes the focus back that the first wrong field is to get.
  const showRefused = useEffectEvent(() => checked.showBankProblems(refused));
  useEffect(() => {
    if (asked === null && refused.length > 0) showRefused();
  }, [asked, refused]);

  const store = async (values: PaymentValues) => {
    const problems = await save.run(values);
    if (problems.length === 0) return;
    setRefused(problems);
    setAsked(null);
  };

  const submit = async (alwaysAsks: boolean) => {
    if (isLooking || save.isBusy || asked) return;
    if (!checked.checkAll()) {
      notify('warning', t('form.correct'));
      return;
    }
    const values = checked.present();
    setLooking(true);
    try {
      const warnings = await findWarnings(toDraft(values), id);
      if (alwaysAsks || hasWarnings(warnings)) setAsked({ values, warnings });
      else await store(values);
    } finally {
      setLooking(false);
    }
  };

  return {
    isBusy: isLooking || save.isBusy,
    asked,
    ask: () => submit(true),
    save: () => submit(false),
    async confirm() {
      if (asked && !save.isBusy) await store(asked.values);
    },
    cancel: () => !save.isBusy && setAsked(null),
  };
}
