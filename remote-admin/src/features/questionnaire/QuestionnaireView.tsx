import { useState } from 'react';
import { completeQuestionnaire, QUESTIONNAIRE_SECTIONS } from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress, Role } from '@ncb/shared-kernel/domain/vocabulary';
import { useQuestionnaire } from '@ncb/shared-kernel/queries';
import { useRestoredDraft, useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, goTo, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import { PAGE, QuestionnaireForm } from './QuestionnaireForm';

/**
 * Client questionnaire in its current state.
 * @param section initial section
 */
export function QuestionnaireView({ section }: { section: string | undefined }) {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const answer = useQuestionnaire();
  const restored = useRestoredDraft(PAGE);
  // A draft of an earlier session was typed into an open form.
  const [isRenewing, setRenewing] = useState(restored !== null);
  /** Increases when the bank's version replaces the typed values. */
  const [formVersion, setFormVersion] = useState(0);
  if (!answer.isSuccess)
    return (
      <div className="ncb-page" data-page={PAGE} data-view="questionnaire">
        <h1>{t('title')}</h1>
        {answer.isPending ? <Waiting rows={10} hasTitle /> : <AnswerFailure answer={answer} />}
      </div>
    );
  const { state } = answer.data;
  const mayWrite = session.user.role !== Role.operator;
  const isOpen = state === 'draft' || state === 'returned' || (state === 'accepted' && isRenewing);
  return (
    <QuestionnaireForm
      // The key stays on the first save of a draft, so that the same form keeps what is typed.
      key={`${isOpen ? 'open' : state} ${formVersion}`}
      stored={answer.data}
      isReadOnly={!isOpen || !mayWrite}
      restored={formVersion === 0 && restored ? completeQuestionnaire(restored.content) : null}
      initialSection={QUESTIONNAIRE_SECTIONS.find((name) => name === section) ?? null}
      onRenew={mayWrite && state === 'accepted' && !isRenewing ? () => setRenewing(true) : null}
      onReload={async () => {
        await answer.refetch();
        setRenewing(false);
        setFormVersion((count) => count + 1);
      }}
      onBack={() => goTo(navigation, buildPageAddress(PAGE))}
    />
  );
}
