import { toSwiftText } from '@ncb/shared-kernel/domain/text';
import { useCompanyForm } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';
import { PARTNER_TEXT_MAX, getPartnerText } from './get-partner-text';
import styles from './payment-form.module.css';

/** Text as shown by the partner's bank. */
export function PartnerSees({ purpose }: { purpose: string }) {
  const { session } = useShell();
  const { t } = useTexts();
  const form = useCompanyForm();
  const ownName = session.companies.find(({ ref }) => ref === session.companyRef)?.shortName ?? '';
  const company = form.data?.nameInEnglish || ownName;
  const { text, isCut } = getPartnerText(purpose);
  return (
    <div className={styles['summary-part']} data-field="partnerSees">
      <div className="ncb-quiet">{t('payment.summary.partnerSees')}</div>
      <div className={styles['sees']}>
        <div>{toSwiftText(company).toUpperCase()}</div>
        <div>{text}</div>
      </div>
      <div className={`${styles['reaches'] ?? ''} ncb-quiet`}>
        <span>{t(isCut ? 'payment.summary.cut' : 'payment.summary.whole')}</span>
        <span className="ncb-number">{t('payment.summary.of', { used: text.length, max: PARTNER_TEXT_MAX })}</span>
      </div>
    </div>
  );
}
