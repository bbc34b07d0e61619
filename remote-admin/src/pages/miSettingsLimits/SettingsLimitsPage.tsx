import { canManageUsers } from '@ncb/shared-kernel/domain/rules';
import { usePaymentRules } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerRefresh, AnswerStates, PageHeader } from '@ncb/shared-kernel/ui';
import { ChangeLimits, ChangeNotice, LimitHistory, LimitsCard } from '../../features/payment-limits';
import { organisationStyles as organisation } from '../../features/organisation';
import { useTexts } from '../../texts';

/** Page of the company's own limits for instant payments. Source: docs/requirements/law-2026.md#own-limits. */
export function SettingsLimitsPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const answer = usePaymentRules();
  return (
    <div className="ncb-page" data-page="miSettingsLimits">
      <PageHeader title={t('limits.title')}>
        <AnswerRefresh answer={answer} />
        {answer.data && canManageUsers(session.user) && <ChangeLimits rules={answer.data} />}
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
