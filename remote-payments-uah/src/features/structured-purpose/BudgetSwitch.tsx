import { Alert, Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBudgetIban, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { withVatText } from '@ncb/shared-kernel/domain/money';
import type { StructuredPurpose } from '@ncb/shared-kernel/domain/remittance';
import { canSwitchToBudget } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { BUDGET_PURPOSE_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { isOn, recognisedPurpose, startedPurpose } from './purpose-changes';
import type { StructuredPurposeBlockProps } from './StructuredPurposeBlock';

export interface BudgetSwitchProps extends StructuredPurposeBlockProps {
  purpose: StructuredPurpose | undefined;
  /** @param text what is taken over from the purpose field */
  onTurnOn: (purpose: StructuredPurpose, text: string) => void;
  onTurnOff: () => void;
  /** A text as it was before is put into fields. */
  onConvert: (purpose: StructuredPurpose) => void;
}

/** The budget mark, with the offers to turn it on: for an account of the Treasury, and for a text as it was before. */
export function BudgetSwitch({ checked, purpose, onTurnOn, onTurnOff, onConvert }: BudgetSwitchProps) {
  const { t } = useTranslation('payments-uah');
  const [wasRefused, setRefused] = useState(false);
  const { creditIban } = checked.values;
  const typed = tidyLine(checked.values.purpose);
  const isRefused = wasRefused && !canSwitchToBudget(typed);
  const recognised = recognisedPurpose(typed, creditIban);
  const isBudget = isOn(purpose);

  const turnOn = () => {
    setRefused(true);
    if (!canSwitchToBudget(typed)) return;
    const text = withVatText(typed, null);
    onTurnOn(startedPurpose('budget', text), text);
  };
  return (
    <>
      <FieldFrame
        label={t('structuredPurpose.switch')}
        field="budget"
        path="rmtStrd"
        className="ncb-wide"
        problem={isRefused ? { key: 'tooLongPpurp' } : checked.problemOf('rmtStrd')}
        hint={t('structuredPurpose.switchHint', { max: BUDGET_PURPOSE_MAX })}
      >
        {({ status: _, ...control }) => (
          <Switch {...control} checked={isBudget} onChange={(on) => (on ? turnOn() : onTurnOff())} />
        )}
      </FieldFrame>
      {recognised && (
        <Alert
          type="info"
          showIcon
          className="ncb-wide"
          title={t('structuredPurpose.recognised')}
          data-notice="info"
          action={
            <Button size="small" onClick={() => onConvert(recognised)} data-action="convertPurpose">
              {t('structuredPurpose.convert')}
            </Button>
          }
        />
      )}
      {!recognised && !isBudget && isBudgetIban(normaliseIban(creditIban)) && (
        <Alert
          type="info"
          showIcon
          className="ncb-wide"
          title={t('structuredPurpose.treasury')}
          data-notice="info"
          action={
            <Button size="small" onClick={turnOn} data-action="budgetOn">
              {t('structuredPurpose.turnOn')}
            </Button>
          }
        />
      )}
    </>
  );
}
