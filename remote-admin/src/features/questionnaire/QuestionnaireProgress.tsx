import { CheckCircleOutlined, ExclamationCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import type { Questionnaire } from '@ncb/shared-kernel/api/contract';
import { checkQuestionnaire } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getSectionMarks, type SectionMark } from './get-section-marks';
import styles from './progress.module.css';
import { useTexts } from './texts';
import { useQuestionnaireTexts } from './use-questionnaire-texts';

/** Sections of the stored questionnaire: how many are complete, and what each lacks. */
export function QuestionnaireProgress({ stored }: { stored: Questionnaire }) {
  const { session } = useShell();
  const { t } = useTexts();
  const texts = useQuestionnaireTexts();
  const { companyType, questionnaire } = stored;
  const sections = getSectionMarks(stored, checkQuestionnaire(questionnaire, { companyType, today: session.bankDay }));
  const done = sections.filter(({ problems, remarks }) => problems === 0 && remarks === 0).length;
  const remarks = sections.reduce((sum, section) => sum + section.remarks, 0);
  return (
    <>
      <div className={styles['ready']} data-field="progress">
        {t('ready', { done, total: sections.length })}
      </div>
      <progress className={styles['bar']} value={done} max={sections.length} aria-label={t('title')} />
      {remarks > 0 && (
        <div className={`ncb-quiet ${styles['all-remarks']}`} data-field="remarks">
          {t('remarks', { count: remarks })}
        </div>
      )}
      <ul className={styles['sections']}>
        {sections.map((section) => (
          <li key={section.name} data-section={section.name}>
            <Sign {...section} />
            <span>{texts.section(section.name)}</span>
            {section.remarks > 0 && <span className="ncb-quiet">{t('remarks', { count: section.remarks })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Sign({ remarks, problems }: SectionMark) {
  const { t } = useTexts();
  if (remarks > 0) return <ExclamationCircleOutlined className={styles['remarks']} aria-label={t('remarksMark')} />;
  if (problems > 0) return <MinusCircleOutlined className="ncb-quiet" aria-label={t('openMark')} />;
  return <CheckCircleOutlined className={styles['done']} aria-label={t('doneMark')} />;
}
