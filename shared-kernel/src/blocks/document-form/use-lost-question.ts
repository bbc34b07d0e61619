import { useEffect, useEffectEvent } from 'react';
import type { SubmittedForm } from '../../ui';

/**
 * Takes a question back whose code did not come (which was told), so that the next press asks again. Without it the form
 * would wait for an answer that nobody can give.
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
