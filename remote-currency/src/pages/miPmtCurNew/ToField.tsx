import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { ReceiverField } from '@ncb/shared-kernel/blocks/receiver';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { toSuggestions, useFillBeneficiary, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import { BeneficiaryChoice } from './BeneficiaryChoice';
import styles from './payment-form.module.css';
import { useMemo } from 'react';

interface ToFieldProps {
  checked: CheckedForm<PaymentValues>;
  beneficiaries: readonly CatalogueBeneficiary[];
}

/** Field of the beneficiary: a known partner fills in the second step. */
export function ToField({ checked, beneficiaries }: ToFieldProps) {
  const { t } = useTexts();
  const { values } = checked;
  const suggestions = useMemo(() => toSuggestions(beneficiaries), [beneficiaries]);
  const fillBeneficiary = useFillBeneficiary(checked);
  const choose = async (id: string) => {
    const row = beneficiaries.find((one) => one.id === id);
    if (row && (await fillBeneficiary(row))) checked.focus('amount');
  };
  const isFilled = values['beneficiary.name'] !== '' && values['beneficiary.account'] !== '';
  return (
    <ReceiverField
      checked={checked}
      label={t('payment.to')}
      field="to"
      value={values['beneficiary.name']}
      onChange={(name) => checked.fill({ 'beneficiary.name': name })}
      receivers={suggestions}
      onChoose={(id) => void choose(id)}
      hint={
        isFilled ? (
          <span className={styles['filled']} data-field="receiverFilled">
            {[formatIban(values['beneficiary.account']), values['beneficiaryBank.name'], t('payment.filled')]
              .filter(Boolean)
              .join(' · ')}
          </span>
        ) : (
          t('payment.toHint')
        )
      }
      actions={<BeneficiaryChoice onChoose={(row) => void choose(row.id)} />}
    />
  );
}
