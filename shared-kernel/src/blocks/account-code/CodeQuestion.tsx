import { WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ReceiverCheck } from '../../api/contract';
import { useDates } from '../../ui';
import styles from './account-code.module.css';
import { hasPairQuestion } from './has-pair-question';
import { SeenCodes } from './SeenCodes';
import { useTexts } from './texts';

interface CodeQuestionProps {
  /** Null while the bank has not compared the pair. */
  check: ReceiverCheck | null;
}

/**
 * Warning below a code: the company has used the account with other codes only, or last paid to this Treasury account
 * in an earlier year.
 */
export function CodeQuestion({ check }: CodeQuestionProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  if (!hasPairQuestion(check)) return null;
  return (
    <>
      {check.verdict === 'seenWithOthers' && (
        <Question name="seenWithOthers">
          {t('title')}
          <SeenCodes seen={check.seen} />
        </Question>
      )}
      {check.lastPaid !== null && (
        <Question name="earlierYear">{t('earlierYear', { date: formatDay(check.lastPaid) })}</Question>
      )}
    </>
  );
}

interface QuestionProps {
  name: string;
  children: ReactNode;
}

function Question({ name, children }: QuestionProps) {
  return (
    <div className={styles['question']} data-warning={name}>
      <WarningFilled aria-hidden />
      <div>{children}</div>
    </div>
  );
}
