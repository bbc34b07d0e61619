import { Button } from 'antd';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { PurposeChoice } from '@ncb/shared-kernel/blocks/choice';
import { buildPurposeText } from '@ncb/shared-kernel/domain/remittance';
import { getPurposeMax } from '@ncb/shared-kernel/domain/rules';
import { memoFormPart, SwitchField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { isPurposeGenerated, toDraft, getVatText, type PaymentValues } from '../../features/payment';
import { useReceiverHistory, useRepeatPayment } from '../../features/receiver';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

export interface PurposeBlockProps {
  checked: CheckedForm<PaymentValues>;
  id: string | null;
}

/** Field of the purpose; its counter includes the VAT text. */
function Purpose({ checked, id }: PurposeBlockProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  const { last } = useReceiverHistory(values, id);
  const repeat = useRepeatPayment((earlier) => checked.fill(earlier));
  const draft = toDraft(values);
  const vat = getVatText(values);
  const generated =
    values.structuredPurpose && isPurposeGenerated(values) ? buildPurposeText(values.structuredPurpose) : '';
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
            {last && (
              <span data-field="lastPayment">
                <Button
                  type="link"
                  loading={repeat.isBusy}
                  // Validation on blur would move the button away from under the press.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => void repeat.run(last.id)}
                  data-action="repeatLast"
                >
                  {t('form.repeat.action', { number: last.number, date: toDotted(last.documentDate) })}
                </Button>
              </span>
            )}
          </span>
          <span className="ncb-number">{`${draft.purpose.length} / ${getPurposeMax(draft)}`}</span>
        </>
      }
      lines={3}
      className={styles['purpose'] ?? ''}
      placeholder={generated}
      actions={
        <>
          {values.purpose.trim() !== '' && (
            <SwitchField checked={checked} label={t('form.purposes.save')} name="savePurpose" isSmall />
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
    ...(['creditIban', 'receiverCode', 'receiverName', 'receiverHasCode', 'receiverIsResident'] as const),
  ],
  fields: ['purpose'],
});
