import { Alert, App, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkIban, isBudgetIban, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import type { StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { BudgetSwitch } from './BudgetSwitch';
import { OneRecordFields } from './OneRecordFields';
import { isFilledIn, isOn, KINDS, startedPurpose, textOf, type ChosenKind } from './purpose-changes';
import { PurposeText } from './PurposeText';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';
import { TaxLines } from './TaxLines';

export interface PurposeControlProps extends StructuredPurposeBlockProps {
  /** Both given by the form item around it. */
  value?: StructuredPurpose;
  onChange?: (purpose: StructuredPurpose | undefined) => void;
}

/** The structured purpose as one value of the form. */
export function PurposeControl({ checked, value, onChange = () => undefined }: PurposeControlProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { modal } = App.useApp();
  /** What stood in the purpose field when the mark was turned on: it moved here, and no other kind loses it. */
  const [carried, setCarried] = useState('');

  const isMeant = (text: string) =>
    modal.confirm({
      title: t('structuredPurpose.clearTitle'),
      content: text,
      okText: t('structuredPurpose.clear'),
      okButtonProps: { danger: true, ...({ 'data-action': 'confirmClear' } as object) },
      cancelText: t('common.cancel', { ns: 'kernel' }),
    });
  const turnOn = (purpose: StructuredPurpose, text: string) => {
    setCarried(text);
    checked.form.setFieldValue('purpose', '');
    // Taxes have no VAT; the switch stays disabled while the mark is on.
    checked.form.setFieldValue('isVatIncluded', false);
    onChange(purpose);
  };
  const convert = async (purpose: StructuredPurpose) => {
    if (value && isFilledIn(value, carried) && !(await isMeant(t('structuredPurpose.clearConvert')))) return;
    turnOn(purpose, '');
  };
  const turnOff = async () => {
    if (!value || !(await isMeant(t('structuredPurpose.clearOff')))) return;
    if (checked.present().purpose === '') checked.form.setFieldValue('purpose', textOf(value));
    onChange(undefined);
  };
  const choose = async (kind: ChosenKind) => {
    if (value?.kind === kind) return;
    if (value && isFilledIn(value, carried) && !(await isMeant(t('structuredPurpose.clearKind')))) return;
    onChange(startedPurpose(kind, carried));
  };

  const { creditIban, amount } = checked.values;
  const account = normaliseIban(creditIban);
  return (
    <>
      <BudgetSwitch
        checked={checked}
        purpose={value}
        onTurnOn={turnOn}
        onTurnOff={() => void turnOff()}
        onConvert={(purpose) => void convert(purpose)}
      />
      {isOn(value) && (
        <>
          {checkIban(account) === null && !isBudgetIban(account) && (
            <Alert
              type="warning"
              showIcon
              className="ncb-wide"
              title={t('structuredPurpose.notTreasury')}
              data-notice="warning"
            />
          )}
          <FieldFrame label={t('structuredPurpose.kind')} field="spp_type" problem={null} className="ncb-wide">
            {(control) => (
              <Select
                {...control}
                value={value.kind}
                onChange={(kind) => void choose(kind)}
                options={KINDS.map((kind) => ({ value: kind, label: t(`structuredPurpose.kinds.${kind}`) }))}
              />
            )}
          </FieldFrame>
          {value.kind === 'singleAccount' ? (
            <TaxLines checked={checked} purpose={value} amount={amount} onChange={onChange} />
          ) : (
            <OneRecordFields checked={checked} purpose={value} onChange={onChange} />
          )}
          <PurposeText purpose={value} typed={checked.values.purpose} />
        </>
      )}
    </>
  );
}
