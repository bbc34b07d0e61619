import { MAIL_ANSWER_DAYS, needsSignature, type MailTheme } from '@ncb/shared-kernel/domain/vocabulary';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

export function ThemeHint({ theme }: { theme: MailTheme }) {
  const { t } = useTexts();
  return (
    <div className={`ncb-quiet ${styles['hint']}`} aria-live="polite" data-field="themeHint">
      <p>{t(`mail.hint.${theme}`)}</p>
      <p>
        {t(`mail.department.${theme}`)} · {t('mail.answersWithin', { count: MAIL_ANSWER_DAYS[theme] })}
        {needsSignature(theme) && ` · ${t('mail.signatureOnly')}`}
      </p>
    </div>
  );
}
