import { PurposeChoice } from '@ncb/shared-kernel/blocks/choice';
import { getPurposeMax } from '@ncb/shared-kernel/domain/rules';
import { AnswerFailure, memoFormPart, CheckboxField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { isBudgetPayment, toDraft, getVatText, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import { LastPayment } from './LastPayment';
import styles from './payment-form.module.css';
import { useBudgetCode } from './use-budget-code';

interface PurposeBlockProps {
  checked: CheckedForm<PaymentValues>;
  id: string | null;
  /** True to offer the kinds of a payment to the budget. */
  isKindShown: boolean;
}

/** Purpose: one text, or code and information for the budget. */
function Purpose(props: PurposeBlockProps) {
  const { checked, id } = props;
  const isBudget = isBudgetPayment(checked.values);
  const budget = useBudgetCode(isBudget);
  if (!isBudget) return <PurposeText checked={checked} id={id} />;
  return (
    <div className={styles['budget']} data-panel="budget">
      {budget.isError && <AnswerFailure answer={budget} />}
      {budget.data && <budget.data.BudgetPurpose {...props} />}
    </div>
  );
}

/** Field of the purpose; its counter includes the VAT text. */
function PurposeText({ checked, id }: Omit<PurposeBlockProps, 'isKindShown'>) {
  const { t, common } = useTexts();
  const { values } = checked;
  const draft = toDraft(values);
  const vat = getVatText(values);
  return (
    <TextField
      checked={checked}
      label={common('fields.purpose')}
      name="purpose"
      required
      whenEmpty={common('hints.emptyPurpose')}
      hint={
        <>
          <span className={styles['purpose-hint']}>
            {vat && (
              <span data-field="vatText">
                {t('hints.vatText')} {vat}
              </span>
            )}
            <LastPayment checked={checked} id={id} />
          </span>
          <span className="ncb-number">{`${draft.purpose.length} / ${getPurposeMax(draft)}`}</span>
        </>
      }
      lines={3}
      className={styles['purpose'] ?? ''}
      actions={
        <>
          {values.purpose.trim() !== '' && (
            <CheckboxField checked={checked} label={t('form.purposes.save')} name="savePurpose" />
          )}
          <PurposeChoice onChoose={(purpose) => checked.fill({ purpose, savePurpose: false })} />
        </>
      }
    />
  );
}

export const PurposeBlock = memoFormPart<PaymentValues, PurposeBlockProps>(Purpose, {
  values: [
    ...(['purpose', 'savePurpose', 'amount', 'isVatIncluded', 'vatRate', 'structuredPurpose'] as const),
    ...(['storedPurposeText', 'creditIban', 'receiverCode', 'receiverName', 'receiverHasCode'] as const),
    'receiverIsResident',
  ],
  fields: ['purpose', 'structuredPurpose'],
});
