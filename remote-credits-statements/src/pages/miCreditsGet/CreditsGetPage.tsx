import { Alert } from 'antd';
import { useState } from 'react';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import { useCreditTerms } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, EmptyView, PageHeader } from '@ncb/shared-kernel/ui';
import { ApplicationForm, Applications } from '../../features/credit-application';
import { useTexts } from '../../texts';

export function CreditsGetPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const terms = useCreditTerms();
  const [applied, setApplied] = useState(0);
  const mayApply = session.user.role !== Role.operator;
  return (
    <div className="ncb-page" data-page="miCreditsGet">
      <PageHeader title={t('creditsGet.title')} />
      {mayApply ? (
        <AnswerStates
          answer={terms}
          isEmpty={({ terms: offered }) => offered.length === 0}
          empty={<EmptyView text={t('creditsGet.noTerms')} />}
        >
          <ApplicationForm key={applied} onApplied={() => setApplied((count) => count + 1)} />
        </AnswerStates>
      ) : (
        <Alert type="info" showIcon title={t('creditsGet.forbidden')} data-notice="forbidden" />
      )}
      <Applications mayChange={mayApply} />
    </div>
  );
}
