import { Button } from 'antd';
import { useState } from 'react';
import { UAH } from '../../domain/vocabulary';
import { useDates } from '../../ui';
import type { ApprovalNoteProps } from './ApprovalNote';
import styles from './document-form.module.css';
import { useTexts } from './texts';
import { useSettledNeed } from './use-settled-need';

/**
 * Note that the approval policy demands more signers than the company's scheme, and why; nothing while that is not known.
 * In the bottom bar of a narrow window only its first line, and a button for the rest.
 * Source: docs/requirements/approval-policy.md#what-a-form-says.
 */
export function ApprovalNeed({ type, amount, currency = UAH.letters, receiverAccount = '' }: ApprovalNoteProps) {
  const { t } = useTexts();
  const question = amount === null ? null : { type, amount, currencyLetters: currency, receiverAccount };
  const need = useSettledNeed(question);
  const isTwo = need !== undefined && need.twoPeople.length > 0;
  const { formatMoment } = useDates();
  const [isOpen, setOpen] = useState(false);
  if (!need || (!isTwo && !need.director && !need.callBack && need.coolingUntil === null)) return null;
  const who = need.director ? 'twoWithDirector' : 'two';
  const lines = [
    (isTwo || need.director) && <strong key="who">{t(isTwo ? `approval.${who}` : 'approval.director')}</strong>,
    isTwo && <div key="reasons">{need.twoPeople.map((reason) => t(`approval.reasons.${reason}`)).join(', ')}</div>,
    need.callBack && (
      <div key="callBack" data-field="callDemanded">
        {t('approval.callBack')}
      </div>
    ),
    need.coolingUntil !== null && (
      <div key="cooling" data-field="coolingUntil">
        {t('approval.cooling', { time: formatMoment(need.coolingUntil) })}
      </div>
    ),
  ].filter(Boolean);
  const [head, ...rest] = lines;
  return (
    <div className={`${styles['approval']} ${isOpen ? styles['approval-open'] : ''}`} data-field="approval">
      {head}
      {rest.length > 0 && (
        <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-action="showApproval">
          {t('approval.why')}
        </Button>
      )}
      {rest}
    </div>
  );
}
