import { canManageUsers } from '@ncb/shared-kernel/domain/rules';
import { usePaymentRules } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerRefresh, AnswerStates, PageHeader } from '@ncb/shared-kernel/ui';
import { ChangeNotice, ChangeRules, RuleHistory, RulesCard, ruleStyles as styles } from '../../features/payment-rules';
import { useTexts } from '../../texts';

/**
 * Page of the company's own rules for payments: who signs, and limits of instant payments. Source:
 * docs/requirements/approval-policy.md#rules, docs/requirements/law-2026.md#own-limits.
 */
export function SettingsLimitsPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const answer = usePaymentRules();
  return (
    <div className="ncb-page" data-page="miSettingsLimits">
      <PageHeader title={t('rules.title')}>
        <AnswerRefresh answer={answer} />
        {answer.data && canManageUsers(session.user) && <ChangeRules rules={answer.data} />}
      </PageHeader>
      <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
        {answer.data && (
          <>
            <ChangeNotice rules={answer.data} />
            <div className={styles['card']}>
              <p className="ncb-quiet">{t('rules.about')}</p>
              <RulesCard rules={answer.data} />
              <RuleHistory rules={answer.data} />
            </div>
          </>
        )}
      </AnswerStates>
    </div>
  );
}
