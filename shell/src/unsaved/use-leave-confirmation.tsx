import { useCallback, useState, type ReactNode } from 'react';
import { useTexts } from '../languages';
import { AskToLeave } from './LeaveGuard';
import type { UnsavedWork } from './create-unsaved-work';

export interface LeaveConfirmation {
  ask(action: () => void): void;
  readonly question: ReactNode;
}

/** Confirms actions that end a page without a change of address. */
export function useLeaveConfirmation(work: UnsavedWork): LeaveConfirmation {
  const { t } = useTexts();
  const [pending, setPending] = useState<(() => void) | null>(null);
  const ask = useCallback(
    (action: () => void) => {
      if (work.titles().length === 0) action();
      else setPending(() => action);
    },
    [work],
  );
  return {
    ask,
    question: (
      <AskToLeave
        isOpen={pending !== null}
        title={t('leave.title')}
        titles={work.titles()}
        onStay={() => setPending(null)}
        onLeave={() => {
          setPending(null);
          pending?.();
        }}
      />
    ),
  };
}
