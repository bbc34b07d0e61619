import { useEffect, useEffectEvent } from 'react';
import type { SubmittedForm } from '../../ui';

/**
 * Cancels a confirmation whose code failed to load (already reported), so that the next press asks again. Without it
 * the form waits forever for an answer.
 */
export function useCancelLostQuestion(
  submit: Pick<SubmittedForm<unknown, unknown>, 'pending' | 'cancel'>,
  question: { readonly Component: unknown; readonly isLoading: boolean },
): void {
  const isLost = submit.pending !== null && !question.Component && !question.isLoading;
  const cancel = useEffectEvent(() => submit.cancel());
  useEffect(() => {
    if (isLost) cancel();
  }, [isLost]);
}
