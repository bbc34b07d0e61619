import { useState } from 'react';
import { submitQuestionnaire } from '@ncb/shared-kernel/api/contract';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import type { AnswerChecks } from './use-answer-checks';
import type { QuestionnaireDraftStore } from './use-questionnaire-draft';

interface SubmissionOptions {
  draft: QuestionnaireDraftStore;
  checks: AnswerChecks;
  onProblem: (field: string) => void;
  onSigned: () => Promise<unknown>;
}

/** Submits the questionnaire: check, save, request the text, sign. The signature completes the submission. */
export function useSubmission({ draft, checks, onProblem, onSigned }: SubmissionOptions) {
  const { api, notify, sign } = useShell();
  const { t, common } = useTexts();
  const [isBusy, setBusy] = useState(false);

  const submit = async (): Promise<void> => {
    const first = checks.showAll();
    if (first) {
      notify('warning', t('toCorrect', { count: checks.problems.length }));
      return onProblem(first.field);
    }
    const revision = await draft.flush();
    if (revision === null) return;
    const outcome = await api.call(submitQuestionnaire, { revision: await ensureSaved(revision) });
    if (!outcome.ok) {
      const { failure } = outcome;
      const problems = failure.kind === 'refused' ? failure.problems : [];
      const found = checks.showAll(problems);
      if (found) onProblem(found.field);
      else notify('error', getFailureText(common, failure));
      return;
    }
    const { declarationId } = outcome.value;
    const { signed } = await sign([{ id: declarationId, type: DECLARATION }]);
    if (!signed.includes(declarationId)) return;
    notify('success', t('submitted'));
    await onSigned();
  };

  /** Saves data prefilled by the bank as a draft if there is none yet. */
  const ensureSaved = async (revision: number): Promise<number> =>
    revision > 0 ? revision : ((await draft.saveUnchanged()) ?? 0);

  return {
    isBusy,
    async submit() {
      setBusy(true);
      await submit();
      setBusy(false);
    },
  };
}
