import { Alert } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { DraftsButton } from '@ncb/shared-kernel/blocks/drafts';
import { ApplicationKind, buildPageAddress, readPageAddress, Role } from '@ncb/shared-kernel/domain/vocabulary';
import { useApplications, useCreditTerms } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerRefresh, AnswerStates, EmptyView, goTo, ListChoice, PageHeader } from '@ncb/shared-kernel/ui';
import { ApplicationForm, Applications } from '../../features/credit-application';
import { useTexts } from '../../texts';

const PAGE = 'miCreditsGet';
const DRAFT_PAGES = [PAGE];

/** Page with the application for a credit and the list of those submitted. */
export function CreditsGetPage() {
  const { navigation, session } = useShell();
  const { t } = useTexts();
  const terms = useCreditTerms();
  const submitted = useApplications(ApplicationKind.credit);
  const count = submitted.data?.applications.length ?? 0;
  const mayApply = session.user.role !== Role.operator;
  const { view = 'new' } = readPageAddress(PAGE, navigation.parameters);
  const show = (name: 'new' | 'submitted') =>
    goTo(navigation, buildPageAddress(PAGE, name === 'new' ? {} : { view: name }));
  const [applied, setApplied] = useState(0);
  const showSubmitted = useEffectEvent(() => show('submitted'));
  // After the new form has replaced the dirty one: leaving that would ask what to do with it.
  useEffect(() => {
    if (applied > 0) showSubmitted();
  }, [applied]);
  return (
    <div className="ncb-page" data-page={PAGE}>
      <PageHeader
        title={t('creditsGet.title')}
        views={
          <ListChoice
            label={t('creditsGet.title')}
            lists={[
              { name: 'new', title: t('creditsGet.form.title') },
              { name: 'submitted', title: t('creditsGet.list.title'), ...(count > 0 && { count }) },
            ]}
            shown={view}
            onChoose={show}
          />
        }
      >
        {view === 'submitted' && (
          <>
            <DraftsButton pages={DRAFT_PAGES} />
            <AnswerRefresh answer={submitted} />
          </>
        )}
      </PageHeader>
      {view === 'submitted' && <Applications mayChange={mayApply} />}
      {view === 'new' && !mayApply && (
        <Alert type="info" showIcon title={t('creditsGet.forbidden')} data-notice="forbidden" />
      )}
      {view === 'new' && mayApply && (
        <AnswerStates
          answer={terms}
          isEmpty={({ terms: offered }) => offered.length === 0}
          empty={<EmptyView text={t('creditsGet.noTerms')} />}
        >
          <ApplicationForm key={applied} onApplied={() => setApplied((times) => times + 1)} />
        </AnswerStates>
      )}
    </div>
  );
}
