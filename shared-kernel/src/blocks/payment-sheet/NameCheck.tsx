import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { ReceiverNameCheck } from '../../api/contract';
import styles from './name-check.module.css';
import { useTexts } from './texts';

interface NameCheckProps {
  check: ReceiverNameCheck;
  /** Actions that the answer offers. */
  children?: ReactNode;
}

const ICONS = {
  match: CheckCircleFilled,
  closeMatch: WarningFilled,
  noMatch: CloseCircleFilled,
  notChecked: InfoCircleFilled,
} as const;

/** Result of comparing the receiver's name with the owner of the account: advice, which stops nothing. */
export function NameCheck({ check: { verdict, verifiedName, reason }, children }: NameCheckProps) {
  const { t } = useTexts();
  const Icon = ICONS[verdict];
  return (
    <div className={`${styles['check']} ${styles[verdict]}`} data-verdict={verdict}>
      <Icon aria-hidden />
      <div>
        {verdict === 'match' && t('nameCheck.match')}
        {verdict === 'closeMatch' && t('nameCheck.closeMatch')}
        {verifiedName && (
          <>
            {' '}
            {t('nameCheck.owner')} <strong>{verifiedName}</strong>
          </>
        )}
        {reason && t(`nameCheck.reasons.${reason}`)} {children}
      </div>
    </div>
  );
}
