import { usePaymentRules } from '@ncb/shared-kernel/queries';
import { AnswerRefresh, AnswerStates, PageHeader } from '@ncb/shared-kernel/ui';
import { ChangeNotice, LimitHistory, LimitsCard, limitStyles as styles } from '../../features/payment-limits';
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
      <div className={styles['card']}>
        <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
          {answer.data && (
            <>
              <ChangeNotice rules={answer.data} />
              <LimitsCard rules={answer.data} />
              <LimitHistory changes={answer.data.changes} />
            </>
          )}
        </AnswerStates>
      </div>
    </div>
  );
}
