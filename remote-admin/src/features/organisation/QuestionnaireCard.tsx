import { Alert, Button } from 'antd';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useQuestionnaire } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, goTo, Waiting, useDates } from '@ncb/shared-kernel/ui';
import { QuestionnaireProgress, StateTag } from '../questionnaire';
import { useTexts } from '../../texts';
import styles from './organisation.module.css';

/** Summary of the page: how complete the client questionnaire is, by when it is wanted, and the way to it. */
export function QuestionnaireCard() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay, formatMoment } = useDates();
  const answer = useQuestionnaire();
  const stored = answer.data;
  const isOpen = stored?.state === 'draft' || stored?.state === 'returned';
  const isBegun = stored?.state === 'returned' || (stored?.state === 'draft' && stored.saved !== null);
  return (
    <section className={styles['summary']} aria-labelledby="company-questionnaire">
      <div className={styles['state']}>
        <div className={styles['summary-head']}>
          <h2 id="company-questionnaire">{t('docs.questionnaire')}</h2>
          {stored && <StateTag state={stored.state} />}
        </div>
        {answer.isPending && (
          <div className={styles['summary-waiting']}>
            <Waiting rows={6} />
          </div>
        )}
        {answer.isError && <AnswerFailure answer={answer} />}
        {stored && <QuestionnaireProgress stored={stored} />}
        {stored && stored.renewBy !== null && (
          <Alert
            type="warning"
            showIcon
            className={styles['term']}
            title={t('docs.renewBy', { date: formatDay(stored.renewBy) })}
            data-notice="renewBy"
          />
        )}
      </div>
      {stored && (
        <div className={styles['action']}>
          <Button
            type={isOpen ? 'primary' : 'default'}
            block
            onClick={() => goTo(navigation, buildPageAddress('miSettingsDocs', { view: 'questionnaire' }))}
            data-action="openQuestionnaire"
          >
            {t(isBegun ? 'docs.continueQuestionnaire' : 'docs.openQuestionnaire')}
          </Button>
          {/* Without a draft the time is that of the submitted questionnaire. */}
          {isOpen && stored.revision > 0 && stored.saved !== null && (
            <p className="ncb-quiet">{t('docs.savedAt', { time: formatMoment(stored.saved) })}</p>
          )}
        </div>
      )}
    </section>
  );
}
