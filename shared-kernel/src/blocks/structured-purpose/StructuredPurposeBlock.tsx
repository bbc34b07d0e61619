import { Form, Alert } from 'antd';
import { useState } from 'react';
import { checkIban, isBudgetIban, normaliseIban } from '../../domain/identifiers';
import {
  buildPurposeText,
  isStructured,
  type StructuredPurpose,
  type BudgetPurpose,
  type StatePropertyPurpose,
} from '../../domain/remittance';
import { tidyLine } from '../../domain/text';
import { BudgetSwitch, type BudgetSwitchProps } from './BudgetSwitch';
import { KindField, PurposeCodeField } from './PurposeCodeField';
import { isFilledIn, getPurposeText, useConfirmClear } from './purpose-changes';
import { TaxLines } from './TaxLines';
import { useTexts } from './texts';
import { ADDITIONAL_INFO_MAX } from '../../domain/vocabulary';
import { TextField, type FieldChecks } from '../../ui';
import { TaxNoticeField } from './TaxNoticeField';

interface StructuredPurposeBlockProps extends Pick<BudgetSwitchProps, 'checked' | 'document'> {
  isInitiallyOn?: boolean;
  /** Called when the text of the purpose field moves into the block. */
  onTextTaken: () => void;
  /** Called with the block's text when the switch is turned off. */
  onTextGivenBack: (text: string) => void;
}

/**
 * Budget switch and the structured purpose of a payment to the Treasury. Source:
 * docs/requirements/hryvnia-payments.md#budget-mark,
 * docs/requirements/hryvnia-payments.md#validation-of-the-structured-purpose.
 */
export function StructuredPurposeBlock(props: StructuredPurposeBlockProps) {
  return (
    <Form.Item noStyle name="structuredPurpose">
      <PurposeControl {...props} />
    </Form.Item>
  );
}

interface PurposeControlProps extends StructuredPurposeBlockProps {
  value?: StructuredPurpose;
  onChange?: (purpose: StructuredPurpose | undefined) => void;
}

function PurposeControl(props: PurposeControlProps) {
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
          <KindField checked={checked} purpose={value} movedText={movedText} onChange={onChange} />
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

interface PurposeTextProps {
  purpose: StructuredPurpose;
  /** Text of the purpose field; it takes precedence over the text built from the fields. */
  typed: string;
}

function PurposeText({ purpose, typed }: PurposeTextProps) {
  const { t } = useTexts();
  const text = tidyLine(typed) || tidyLine(buildPurposeText(purpose));
  return (
    <p className="ncb-wide ncb-quiet" data-field="purposeText" aria-live="polite">
      {text === '' ? t('noText') : t('text', { text })}
    </p>
  );
}

const PART = 'structuredPurpose';

interface OneRecordFieldsProps {
  checked: FieldChecks;
  purpose: BudgetPurpose | StatePropertyPurpose;
  onChange: (purpose: StructuredPurpose) => void;
}

function OneRecordFields({ checked, purpose, onChange }: OneRecordFieldsProps) {
  const { common } = useTexts();
  const used = purpose.additionalInfo.length;
  return (
    <>
      <PurposeCodeField
        checked={checked}
        purpose={purpose}
        onChange={onChange}
        label={common(purpose.kind === 'budget' ? 'fields.certId' : 'fields.tP')}
        className={purpose.kind === 'budget' ? '' : 'ncb-wide'}
      />
      {purpose.kind === 'budget' && <TaxNoticeField checked={checked} purpose={purpose} onChange={onChange} />}
      <TextField
        checked={checked}
        part={PART}
        field="additionalInfo"
        label={common('fields.addtInf')}
        hint={common('common.characters', { used, max: ADDITIONAL_INFO_MAX })}
        required
        className="ncb-wide"
        lines={2}
        value={purpose.additionalInfo}
        onChange={(additionalInfo) => onChange({ ...purpose, additionalInfo })}
      />
    </>
  );
}
