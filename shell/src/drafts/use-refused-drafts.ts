import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, getProblemText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import type { DraftKeeper } from './draft-keeper';
import type { DraftRefusal } from './kept-form';

/** Notifies the user that their form is not saved and why: it would be lost with the session. */
export function useRefusedDrafts(keeper: DraftKeeper, notify: ShellServices['notify']): void {
  const { t } = useTexts();
  const { t: kernel } = useTranslation('kernel');
  const notifyRefused = useEffectEvent((refusal: DraftRefusal) => {
    const [problem] = refusal.problems;
    const why = problem ? getProblemText(kernel, problem.key, problem.params) : getFailureText(kernel, refusal);
    const isFull = problem?.key === 'tooManyRecords';
    notify('error', isFull ? t('drafts.tooMany', { replace: problem.params }) : t('drafts.refused', { why }));
  });
  useEffect(() => keeper.onRefused((refusal) => notifyRefused(refusal)), [keeper]);
}
