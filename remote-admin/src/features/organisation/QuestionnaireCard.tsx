import { Button } from 'antd';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useQuestionnaire } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, goTo, Waiting, useDates } from '@ncb/shared-kernel/ui';
import { StateTag } from '../questionnaire';
import { useTexts } from '../../texts';
import styles from './organisation.module.css';

export function QuestionnaireCard() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const answer = useQuestionnaire();
  return (
    <section className={`ncb-sheet ${styles['summary']}`} aria-labelledby="company-questionnaire">
      <h2 id="company-questionnaire">{t('docs.questionnaire')}</h2>
      {answer.isPending && <Waiting rows={1} />}
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.isSuccess && (
        <div className={styles['card']}>
          <StateTag state={answer.data.state} />
          {answer.data.renewBy !== null && (
            <span className="ncb-quiet">{t('docs.renewBy', { date: formatDay(answer.data.renewBy) })}</span>
          )}
          <Button
            type={answer.data.state === 'returned' ? 'primary' : 'default'}
            onClick={() => goTo(navigation, buildPageAddress('miSettingsDocs', { view: 'questionnaire' }))}
            data-action="openQuestionnaire"
          >
            {t('docs.openQuestionnaire')}
          </Button>
        </div>
      )}
    </section>
  );
}
