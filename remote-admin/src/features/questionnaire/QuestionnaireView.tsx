import { useState } from 'react';
import { completeQuestionnaire, QUESTIONNAIRE_SECTIONS } from '@ncb/shared-kernel/domain/rules';
import { pageAddress, Role } from '@ncb/shared-kernel/domain/vocabulary';
import { useQuestionnaire } from '@ncb/shared-kernel/queries';
import { useRestoredDraft, useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, goTo, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import { PAGE, QuestionnaireForm } from './QuestionnaireForm';

/** The client questionnaire in the state in which the bank has it. @param section the one to begin with */
export function QuestionnaireView({ section }: { section: string | undefined }) {
  const { session, navigation } = useShell();
  const { t } = useTexts();
  const answer = useQuestionnaire();
  const restored = useRestoredDraft(PAGE);
  // What an ended session left unsaved was typed into an open form.
  const [isRenewing, setRenewing] = useState(restored !== null);
  /** Grows when what is typed gives way to what the bank has. */
  const [epoch, setEpoch] = useState(0);
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
      // A draft that is kept for the first time goes on in the same form: what is typed stays.
      key={`${isOpen ? 'open' : state} ${epoch}`}
      found={answer.data}
      isReadOnly={!isOpen || !mayWrite}
      restored={epoch === 0 && restored ? completeQuestionnaire(restored.content) : null}
      first={QUESTIONNAIRE_SECTIONS.find((name) => name === section) ?? null}
      onRenew={mayWrite && state === 'accepted' && !isRenewing ? () => setRenewing(true) : null}
      onReload={async () => {
        await answer.refetch();
        setRenewing(false);
        setEpoch((count) => count + 1);
      }}
      onBack={() => goTo(navigation, pageAddress(PAGE))}
    />
  );
}
