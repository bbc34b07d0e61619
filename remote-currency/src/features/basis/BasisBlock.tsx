import { Radio } from 'antd';
import { useId } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { withBasis } from '@ncb/shared-kernel/domain/rules';
import { AGREEMENT_NUMBER_MAX, BASIS_TEXT_MAX, OperationBasis } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DateField, FieldProblem, TextField } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { toBasisValues, toBasis, type BackedForm } from './basis-values';
import styles from './basis.module.css';
import { ChosenContracts } from './ChosenContracts';

interface BasisBlockProps {
  checked: BackedForm;
  choices: readonly OperationBasis[];
  required: boolean;
  contracts: readonly Contract[];
}

/** Earliest agreement, days back: agreements are older than documents. */
const AGREEMENT_DAYS_BACK = 7305;

/**
 * Basis: contracts with amounts, an agreement, or another text. Source:
 * docs/requirements/currency-payroll-credits-statements.md#basis.
 */
export function BasisBlock({ checked, choices, required, contracts }: BasisBlockProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const { values } = checked;
  const problem = checked.problemOf('basis');
  const problemId = useId();
  const bind = (field: 'agreementNumber' | 'agreementDate' | 'basisText', label: string) => ({
    checked,
    field,
    label,
    required: true,
    value: values[field],
    onChange: (text: string) => checked.fill({ [field]: text }),
  });

  return (
    <div className={styles['basis']} data-panel="basis">
      <div className={styles['head']}>
        <span className={styles['label']} aria-hidden>
          {t('basis.label')}
        </span>
        <Radio.Group
          aria-label={t('basis.label')}
          aria-required={required}
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          value={values.basis}
          onChange={({ target }) => {
            // Clears parts of another kind of basis.
            checked.fill(toBasisValues(withBasis(toBasis(checked.present()), target.value as OperationBasis)));
          }}
          options={choices.map((value) => ({ value, label: common(`buyBasis.${value}`) }))}
          data-field="basis"
        />
      </div>
      <div id={problemId} aria-live="polite">
        {problem && <FieldProblem problem={problem} />}
      </div>
      {values.basis === OperationBasis.contract && <ChosenContracts checked={checked} contracts={contracts} />}
      {values.basis === OperationBasis.agreement && (
        <div className={styles['agreement']}>
          <TextField {...bind('agreementNumber', t('basis.number'))} maxLength={AGREEMENT_NUMBER_MAX} />
          <DateField
            {...bind('agreementDate', t('basis.date'))}
            range={{ from: addDays(session.bankDay, -AGREEMENT_DAYS_BACK), to: session.bankDay }}
          />
        </div>
      )}
      {(values.basis === OperationBasis.other || values.basis === OperationBasis.none) && (
        <TextField
          {...bind('basisText', t(`basis.text.${values.basis}`))}
          hint={
            <span className="ncb-number">
              {common('common.characters', { used: values.basisText.length, max: BASIS_TEXT_MAX })}
            </span>
          }
        />
      )}
    </div>
  );
}
