import { usePaymentRules } from '@ncb/shared-kernel/queries';
import { AnswerRefresh, AnswerStates, PageHeader } from '@ncb/shared-kernel/ui';
import { ChangeNotice, LimitHistory, LimitsCard } from '../../features/payment-limits';
import { organisationStyles as organisation } from '../../features/organisation';
import { useTexts } from '../../texts';

/** Page of the company's own limits for instant payments. Source: docs/requirements/law-2026.md#own-limits. */
export function SettingsLimitsPage() {
  const { t } = useTexts();
  const answer = usePaymentRules();
  return (
    <div className="ncb-page" data-page="miSettingsLimits">
      <PageHeader title={t('limits.title')}>
        <AnswerRefresh answer={answer} />
      </PageHeader>
      <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
        {answer.data && (
          <>
            <ChangeNotice rules={answer.data} />
            <div className={organisation['sections']}>
              <LimitsCard rules={answer.data} />
              <LimitHistory changes={answer.data.changes} />
            </div>
          </>
        )}
      </AnswerStates>
    </div>
  );
}
