import type { ReactNode } from 'react';
import { RemovableBlock, type Fold } from '@ncb/shared-kernel/blocks/document-form';
import { TaxNoticeField } from '@ncb/shared-kernel/blocks/structured-purpose';
import type { ChosenPurpose } from '@ncb/shared-kernel/domain/remittance';
import { getValueDateWindow } from '@ncb/shared-kernel/domain/rules';
import { STANDARD_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { DateField, TextField, type CheckedForm, useDates } from '@ncb/shared-kernel/ui';
import { getStructuredPurpose, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface RareFieldsProps {
  checked: CheckedForm<PaymentValues>;
  bankDay: string;
  notice: Fold | false;
  valueDate: Fold | false;
  purposeCode: Fold;
}

/** Rare fields of a payment that the user opened. */
export function RareFields({ checked, bankDay, notice, valueDate, purposeCode }: RareFieldsProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const { values } = checked;
  const purpose = getStructuredPurpose(values);
  const changePurpose = (structuredPurpose: ChosenPurpose) => checked.fill({ structuredPurpose });
  return (
    <>
      {purpose.kind === 'budget' && (
        <FoldedField
          fold={notice}
          name="taxNotice"
          title={common('fields.taxNotice')}
          onRemove={() => {
            if (purpose.taxNotice !== '') changePurpose({ ...purpose, taxNotice: '' });
          }}
        >
          <TaxNoticeField checked={checked} purpose={purpose} onChange={changePurpose} />
        </FoldedField>
      )}
      <FoldedField
        fold={valueDate}
        name="valueDate"
        title={common('fields.valueDate')}
        onRemove={() => checked.fill({ valueDate: '' })}
      >
        <DateField
          checked={checked}
          label={common('fields.valueDate')}
          name="valueDate"
          className={styles['value-date'] ?? ''}
          hint={t('hints.valueDate', { date: formatDay(getValueDateWindow(values.documentDate, bankDay).to) })}
          range={getValueDateWindow(values.documentDate, bankDay)}
        />
      </FoldedField>
      <FoldedField
        fold={purposeCode}
        name="purposeCode"
        title={common('fields.standardPurposeCode')}
        onRemove={() => checked.fill({ standardPurposeCode: '' })}
      >
        <TextField
          checked={checked}
          label={common('fields.standardPurposeCode')}
          name="standardPurposeCode"
          className={styles['value-date'] ?? ''}
          hint={t('hints.standardPurposeCode', { count: STANDARD_PURPOSE_MAX })}
          inputMode="numeric"
          isNumber
        />
      </FoldedField>
    </>
  );
}

interface FoldedFieldProps {
  fold: Fold | false;
  name: string;
  title: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Rare part with one field. */
function FoldedField({ fold, name, title, onRemove, children }: FoldedFieldProps) {
  if (!fold || !fold.isOpen) return null;
  const remove = () => {
    onRemove();
    fold.close();
  };
  return (
    <RemovableBlock name={name} title={title} isTitleHidden onRemove={remove}>
      {children}
    </RemovableBlock>
  );
}
