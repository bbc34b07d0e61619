import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { isBudgetIban, normaliseIban } from '../../domain/identifiers';
import { withVatText } from '../../domain/money';
import {
  buildPurposeText,
  isStructured,
  recogniseOldPurpose,
  writeStructuredPurpose,
  type StructuredPurpose,
} from '../../domain/remittance';
import { canSwitchToBudget } from '../../domain/rules';
import { tidyLine } from '../../domain/text';
import { BUDGET_PURPOSE_MAX } from '../../domain/vocabulary';
import { CheckboxField, type FieldChecks } from '../../ui';
import { createPurpose } from './purpose-changes';
import { useTexts } from './texts';

export interface BudgetSwitchProps {
  checked: FieldChecks;
  document: { readonly creditIban: string; readonly amount: string; readonly purpose: string };
  purpose: StructuredPurpose | undefined;
  /** True if the switch is initially on, where allowed. */
  isInitiallyOn: boolean;
  /** @param text text moved from the purpose field */
  onTurnOn: (purpose: StructuredPurpose, text: string) => void;
  onTurnOff: () => void;
  /** Called to convert a purpose in the former text format to fields. */
  onConvert: (purpose: StructuredPurpose) => void;
}

/** True where the fields say already what the text says, or the text was made of them. */
function isConverted(text: string, recognised: StructuredPurpose, purpose: StructuredPurpose | undefined): boolean {
  if (!isStructured(purpose)) return false;
  return text === buildPurposeText(purpose) || writeStructuredPurpose(recognised) === writeStructuredPurpose(purpose);
}

/**
 * Switch for a budget payment, with suggestions to turn it on: for a Treasury account, and for a purpose in the former
 * text format.
 */
export function BudgetSwitch(props: BudgetSwitchProps) {
  const { t } = useTexts();
  const { checked, purpose, isInitiallyOn, onTurnOn, onTurnOff, onConvert } = props;
  const [wasRefused, setRefused] = useState(isInitiallyOn);
  const { creditIban } = props.document;
  const typed = tidyLine(props.document.purpose);
  const isRefused = wasRefused && !canSwitchToBudget(typed);
  const found = recogniseOldPurpose(typed, creditIban);
  const recognised = found && !isConverted(typed, found, purpose) ? found : null;
  const tooLong = {
    key: 'tooLongPpurp',
    params: { length: String(typed.length), max: String(BUDGET_PURPOSE_MAX) },
  } as const;
  const isBudget = isStructured(purpose);

  const moveText = () => {
    const text = withVatText(typed, null);
    onTurnOn(createPurpose('budget', text), text);
  };
  const turnOn = () => {
    setRefused(true);
    if (canSwitchToBudget(typed)) moveText();
  };
  const start = useEffectEvent(() => {
    if (isInitiallyOn && purpose === undefined && canSwitchToBudget(typed)) moveText();
  });
  useEffect(() => start(), []);
  return (
    <>
      <CheckboxField
        checked={checked}
        label={t('switch')}
        field="structuredPurpose"
        className="ncb-wide"
        problem={isRefused ? tooLong : null}
        hint={t('switchHint', { max: BUDGET_PURPOSE_MAX })}
        value={isBudget}
        onChange={(isOn) => (isOn ? turnOn() : onTurnOff())}
      />
      {recognised && (
        <div className="ncb-wide ncb-advice">
          <ConvertNotice onConvert={() => onConvert(recognised)} />
        </div>
      )}
      {!recognised && !isBudget && isBudgetIban(normaliseIban(creditIban)) && (
        <div className="ncb-wide ncb-advice">
          <Alert
            type="info"
            showIcon
            title={t('treasury')}
            data-notice="info"
            action={
              <Button size="small" onClick={turnOn} data-action="budgetOn">
                {t('turnOn')}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}

/** Offers to split a text of a former format into the fields. */
export function ConvertNotice({ onConvert }: { onConvert: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      type="info"
      showIcon
      title={t('recognised')}
      data-notice="info"
      action={
        <Button size="small" onClick={onConvert} data-action="convertPurpose">
          {t('convert')}
        </Button>
      }
    />
  );
}
