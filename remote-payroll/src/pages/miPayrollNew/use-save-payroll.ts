import { useRef, useState } from 'react';
import { savePayroll, type PayrollToSave } from '@ncb/shared-kernel/api/contract';
import { getStoredAfter, type FieldProblem, type StoredAfterFailure } from '@ncb/shared-kernel/api/client';
import { useDocumentsRefresh } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, getNewerVersion } from '@ncb/shared-kernel/ui';
import { getContentKey } from '../../features/sign-and-pay';
import { useTexts } from '../../texts';

export interface PayrollSave {
  readonly isBusy: boolean;
  /** Outcome of a last save that brought no answer; null if it was answered. */
  readonly unsaved: StoredAfterFailure | null;
  tellOffline(): void;
  /** Stores the payroll once, even if pressed again or after a network failure. */
  run(
    payroll: PayrollToSave,
    nonce: string,
  ): Promise<{ readonly id: string | null; readonly problems: readonly FieldProblem[] }>;
}

const NOTHING = { id: null, problems: [] } as const;

/**
 * Returns the state and functions of saving a payroll.
 * @param onOvertaken another user has saved the payroll meanwhile, as this version; the user is informed
 */
export function useSavePayroll(onOvertaken: (latest: number) => void): PayrollSave {
  const { api, notify, refreshSession } = useShell();
  const { t, common } = useTexts();
  const refresh = useDocumentsRefresh();
  const [isBusy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState<StoredAfterFailure | null>(null);
  const isRunning = useRef(false);

  const store = async (payroll: PayrollToSave, nonce: string) => {
    const idempotencyKey = await getContentKey(nonce, payroll);
    const outcome = await api.call(savePayroll, { payroll }, { idempotencyKey });
    if (outcome.ok) {
      refreshSession();
      await refresh();
      notify('success', t('payrollNew.saved', { number: payroll.number }));
      return { id: outcome.value.id, problems: [] };
    }
    const { failure } = outcome;
    const latest = getNewerVersion(failure);
    if (latest !== null) {
      notify('error', common('messages.overtaken'));
      onOvertaken(latest);
      return NOTHING;
    }
    const stored = getStoredAfter(failure);
    if (stored === undefined) notify('error', getFailureText(common, failure));
    else setUnsaved(stored);
    if (failure.kind !== 'refused') return NOTHING;
    if (failure.code === 'duplicateNumber') {
      return { id: null, problems: [{ field: 'number', key: 'duplicateNumber', params: {} }] };
    }
    return { id: null, problems: failure.problems };
  };
  return {
    isBusy,
    unsaved,
    tellOffline: () => setUnsaved('no'),
    async run(payroll, nonce) {
      // Blocks a second press before the busy button renders.
      if (isRunning.current) return NOTHING;
      isRunning.current = true;
      setBusy(true);
      setUnsaved(null);
      try {
        return await store(payroll, nonce);
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
