import { UAH } from '../../domain/vocabulary';
import { useApprovalNeed, type ApprovalQuestion } from '../../queries';
import { useSettled } from '../../ui';
import type { ApprovalNoteProps } from './ApprovalNote';
import styles from './document-form.module.css';
import { useTexts } from './texts';

/**
 * Note that the approval policy demands more signers than the company's scheme, and why; nothing while that is not known.
 * Source: docs/requirements/approval-policy.md#what-a-form-says.
 */
export function ApprovalNeed({ type, amount, currency = UAH.letters, receiverAccount = '' }: ApprovalNoteProps) {
  const { t } = useTexts();
  const question = amount === null ? null : { type, amount, currencyLetters: currency, receiverAccount };
  const settled = JSON.parse(useSettled(JSON.stringify(question))) as ApprovalQuestion | null;
  const need = useApprovalNeed(settled).data;
  const isTwo = need !== undefined && need.twoPeople.length > 0;
  if (!need || (!isTwo && !need.director)) return null;
  const who = need.director ? 'twoWithDirector' : 'two';
  return (
    <div className={styles['approval']} data-field="approval">
      <strong>{t(isTwo ? `approval.${who}` : 'approval.director')}</strong>
      {isTwo && <div>{need.twoPeople.map((reason) => t(`approval.reasons.${reason}`)).join(', ')}</div>}
    </div>
  );
}
