import { useEffect, useEffectEvent } from 'react';
import type { SubmittedForm } from '../../ui';

/**
 * Cancels a confirmation whose code failed to load (already reported), so that the next press asks again. Without it
 * the form waits forever for an answer.
 */
export function useLostQuestion(
  submit: Pick<SubmittedForm<unknown, unknown>, 'asked' | 'cancel'>,
  question: { readonly Shown: unknown; readonly isLoading: boolean },
): void {
  const isLost = submit.asked !== null && !question.Shown && !question.isLoading;
  const cancel = useEffectEvent(() => submit.cancel());
  useEffect(() => {
    if (isLost) cancel();
  }, [isLost]);
}
