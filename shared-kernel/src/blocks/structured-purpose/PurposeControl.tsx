import { Alert } from 'antd';
import { useState } from 'react';
import { checkIban, isBudgetIban, normaliseIban } from '../../domain/identifiers';
import type { StructuredPurpose } from '../../domain/remittance';
import { SelectField } from '../../ui';
import { BudgetSwitch } from './BudgetSwitch';
import { OneRecordFields } from './OneRecordFields';
import { isFilledIn, isStructured, KINDS, createPurpose, getPurposeText, type ChosenKind } from './purpose-changes';
import { PurposeText } from './PurposeText';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';
import { TaxLines } from './TaxLines';
import { useTexts } from './texts';
import { useConfirmClear } from './use-confirm-clear';

export interface PurposeControlProps extends StructuredPurposeBlockProps {
  value?: StructuredPurpose;
  onChange?: (purpose: StructuredPurpose | undefined) => void;
}

export function PurposeControl(props: PurposeControlProps) {
  const {
    checked,
    document,
    isInitiallyOn = false,
    onTextTaken,
    onTextGivenBack,
    value,
    onChange = () => undefined,
  } = props;
  const { t } = useTexts();
  /** Purpose text moved here when the switch was turned on; a change of kind keeps it. */
  const [movedText, setCarried] = useState('');

  const confirmClear = useConfirmClear();
  const turnOn = (purpose: StructuredPurpose, text: string) => {
    setCarried(text);
    onTextTaken();
    onChange(purpose);
  };
  const convert = async (purpose: StructuredPurpose) => {
    if (value && isFilledIn(value, movedText) && !(await confirmClear('clearConvert'))) return;
    turnOn(purpose, '');
  };
  const turnOff = async () => {
    if (!value || !(await confirmClear('clearOff'))) return;
    onTextGivenBack(getPurposeText(value));
    onChange(undefined);
  };
  const choose = async (kind: ChosenKind) => {
    if (value?.kind === kind) return;
    if (value && isFilledIn(value, movedText) && !(await confirmClear('clearKind'))) return;
    onChange(createPurpose(kind, movedText));
  };

  const { creditIban, amount } = document;
  const account = normaliseIban(creditIban);
  // Outside the Treasury the structured purpose is not sent, and the purpose text is not built from it.
  const isElsewhere = checkIban(account) === null && !isBudgetIban(account);
  return (
    <>
      <BudgetSwitch
        checked={checked}
        document={document}
        purpose={value}
        isInitiallyOn={isInitiallyOn}
        onTurnOn={turnOn}
        onTurnOff={() => void turnOff()}
        onConvert={(purpose) => void convert(purpose)}
      />
      {isStructured(value) && (
        <>
          {isElsewhere && (
            <div className="ncb-wide ncb-advice">
              <Alert type="warning" showIcon title={t('notTreasury')} data-notice="warning" />
            </div>
          )}
          <SelectField<ChosenKind>
            checked={checked}
            label={t('kind')}
            field="spp_type"
            className="ncb-wide"
            value={value.kind}
            onChange={(kind) => void choose(kind)}
            options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          {value.kind === 'singleAccount' ? (
            <TaxLines checked={checked} purpose={value} amount={amount} onChange={onChange} />
          ) : (
            <OneRecordFields checked={checked} purpose={value} onChange={onChange} />
          )}
          {!isElsewhere && <PurposeText purpose={value} typed={document.purpose} />}
        </>
      )}
    </>
  );
}
