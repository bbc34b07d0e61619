import type { LockableField } from '@ncb/shared-kernel/domain/nbu-qr';
import type { RequisitesInText } from '@ncb/shared-kernel/domain/requisites';
import type { OfferedField } from './requisite-offers';
import { useTexts } from '../../texts';

const FIELDS: Readonly<Record<LockableField, OfferedField>> = {
  receiverName: 'name_co',
  creditIban: 'acnt_co',
  amount: 'amount',
  receiverCode: 'okpo_co',
  purpose: 'pay_purp',
};

/** Wishes of an NBU QR code that the form does not enforce: instant transfer, fields to leave as they are. */
export function CodeTerms({ found: { transfer, locks } }: { found: RequisitesInText }) {
  const { t } = useTexts();
  const fields = locks?.fields.map((field) => t(`fillFrom.fields.${FIELDS[field]}`).toLowerCase()).join(', ');
  return (
    <div className="ncb-quiet" data-field="codeTerms">
      {transfer === 'ICT' && <p>{t('fillFrom.terms.instant')}</p>}
      {fields && <p>{t('fillFrom.terms.locked', { fields })}</p>}
      {locks?.areUnknown && <p>{t('fillFrom.terms.unknownLocks')}</p>}
    </div>
  );
}
