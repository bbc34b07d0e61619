import { WarningFilled } from '@ant-design/icons';
import type { ReceiverCheck } from '../../api/contract';
import styles from './account-code.module.css';
import { SeenCodes } from './SeenCodes';
import { useTexts } from './texts';

export interface CodeQuestionProps {
  /** Null while the bank has not compared the pair. */
  check: ReceiverCheck | null;
}

/** Asks below a code whether it is right when the company has used the account with other codes only; otherwise nothing. */
export function CodeQuestion({ check }: CodeQuestionProps) {
  const { t } = useTexts();
  if (check?.verdict !== 'seenWithOthers') return null;
  return (
    <div className={styles['question']} data-warning="seenWithOthers">
      <WarningFilled aria-hidden />
      <div>
        {t('title')}
        <SeenCodes seen={check.seen} />
      </div>
    </div>
  );
}
