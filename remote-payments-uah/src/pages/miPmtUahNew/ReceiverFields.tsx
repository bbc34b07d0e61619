import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { isBudgetIban, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { getCodeAfterSwitch } from '@ncb/shared-kernel/domain/rules';
import { IBAN_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';
import { IbanField, CheckboxField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';
import { ReceiverCodeField } from './ReceiverCodeField';

interface ReceiverFieldsProps {
  checked: CheckedForm<PaymentValues>;
  bank: string | null;
  /** About the account with its code. */
  question: ReactNode;
  /** A card in place of the fields would remove the focused one. */
  onTyped: () => void;
  children: ReactNode;
}

export function ReceiverFields({ checked, bank, question, onTyped, children }: ReceiverFieldsProps) {
  const { t, common } = useTexts();
  const switchCode = (change: Partial<PaymentValues>) =>
    checked.fill({ receiverCode: getCodeAfterSwitch({ ...checked.present(), ...change }) });
  return (
    <>
      <div className={styles['account']} onChange={onTyped}>
        <IbanField
          checked={checked}
          label={t('form.receiver.account')}
          name="creditIban"
          required
          describeProblem={(key) =>
            key === 'invalidIban' && isWholeIban(checked.values.creditIban) ? t('form.receiver.wrongDigits') : null
          }
          hint={
            <span>
              {bank}
              {isBudgetIban(normaliseIban(checked.values.creditIban)) && (
                <Tag className={styles['tag'] ?? ''}>{t('form.budget.tag')}</Tag>
              )}
            </span>
          }
        />
        <ReceiverCodeField checked={checked} />
        {question && (
          <div className={styles['question']} role="status">
            {question}
          </div>
        )}
      </div>
      <div className={styles['switches']}>
        {children}
        <CheckboxField
          checked={checked}
          label={common('fields.isResident')}
          name="receiverIsResident"
          onToggle={(receiverIsResident) => switchCode({ receiverIsResident })}
        />
        <CheckboxField
          checked={checked}
          label={common('fields.hasCode')}
          name="receiverHasCode"
          onToggle={(receiverHasCode) => switchCode({ receiverHasCode })}
        />
      </div>
    </>
  );
}

/** True for a complete IBAN: only its check digits can be wrong. */
function isWholeIban(iban: string): boolean {
  return iban.length === IBAN_LENGTH && /^UA[0-9]+$/.test(iban);
}
