import type { ReactNode } from 'react';
import { ReceiverField } from '@ncb/shared-kernel/blocks/receiver';
import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { codeAfterSwitch } from '@ncb/shared-kernel/domain/rules';
import { IBAN_LENGTH } from '@ncb/shared-kernel/domain/vocabulary';
import { SwitchField, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import type { KnownReceivers } from '../../features/receiver/use-known-receivers';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';
import { ReceiverCodeField } from './ReceiverCodeField';

export interface ReceiverFieldsProps {
  checked: CheckedForm<PaymentValues>;
  known: KnownReceivers;
  onChoose: (chosen: Partial<PaymentValues> | null) => void;
  /** The bank that keeps the account; null while it is not known. */
  bank: string | null;
  /** What becomes of the receiver beside this payment. */
  children: ReactNode;
}

/** Account and code of a receiver who is new or changes, and what his code is. */
export function ReceiverFields({ checked, known, onChoose, bank, children }: ReceiverFieldsProps) {
  const { t, common } = useTexts();
  const turn = (change: Partial<PaymentValues>) =>
    checked.fill({ receiverCode: codeAfterSwitch({ ...checked.present(), ...change }) });
  return (
    <>
      <div className={styles['account']}>
        <ReceiverField
          checked={checked}
          label={t('form.receiver.account')}
          name="creditIban"
          field="acnt_co"
          required
          normalise={normaliseIban}
          hint={bank ?? common('hints.iban', { count: IBAN_LENGTH })}
          known={known.rows}
          onChoose={(id) => onChoose(known.valuesOf(id))}
          isNumber
        />
        <ReceiverCodeField checked={checked} />
      </div>
      <div className={styles['switches']}>
        {children}
        <SwitchField
          checked={checked}
          label={common('fields.isResident')}
          name="receiverIsResident"
          field="is_resident"
          onTurn={(receiverIsResident) => turn({ receiverIsResident })}
        />
        <SwitchField
          checked={checked}
          label={common('fields.hasCode')}
          name="receiverHasCode"
          field="has_code"
          onTurn={(receiverHasCode) => turn({ receiverHasCode })}
        />
      </div>
    </>
  );
}
