import { UAH } from '../../domain/vocabulary';
import { useDates } from '../../ui';
import type { ApprovalNoteProps } from './ApprovalNote';
import styles from './document-form.module.css';
import { useTexts } from './texts';
import { useSettledNeed } from './use-settled-need';

/**
 * Note that the approval policy demands more signers than the company's scheme, and why; nothing while that is not known.
 * Source: docs/requirements/approval-policy.md#what-a-form-says.
 */
export function ApprovalNeed({ type, amount, currency = UAH.letters, receiverAccount = '' }: ApprovalNoteProps) {
  const { t } = useTexts();
  const question = amount === null ? null : { type, amount, currencyLetters: currency, receiverAccount };
  const need = useSettledNeed(question);
  const isTwo = need !== undefined && need.twoPeople.length > 0;
  const { formatMoment } = useDates();
  if (!need || (!isTwo && !need.director && !need.callBack && need.coolingUntil === null)) return null;
  const who = need.director ? 'twoWithDirector' : 'two';
  return (
    <div className={styles['approval']} data-field="approval">
      {(isTwo || need.director) && <strong>{t(isTwo ? `approval.${who}` : 'approval.director')}</strong>}
      {isTwo && <div>{need.twoPeople.map((reason) => t(`approval.reasons.${reason}`)).join(', ')}</div>}
      {need.callBack && <div data-field="callDemanded">{t('approval.callBack')}</div>}
      {need.coolingUntil !== null && (
        <div data-field="coolingUntil">{t('approval.cooling', { time: formatMoment(need.coolingUntil) })}</div>
      )}
    </div>
  );
}
