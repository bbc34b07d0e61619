import { OptionCards } from '@ncb/shared-kernel/blocks/document-form';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { checkInstant } from '@ncb/shared-kernel/domain/rules';
import { INSTANT_PAYMENT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useInstantTerms } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getProblemText, memoFormPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import { Button } from 'antd';
import { toDraft, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

export interface InstantChoiceProps {
  checked: CheckedForm<PaymentValues>;
}

/**
 * Choice between an ordinary and an instant payment, with what each means. One that can no longer be instant is sent as
 * an ordinary one only if the user says so. Source: docs/requirements/law-2026.md#instant-payments.
 */
function Choice({ checked }: InstantChoiceProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const draft = toDraft(checked.values);
  const { isInstant = false } = draft;
  const { data: terms } = useInstantTerms(draft.creditIban);
  const obstacle = checkInstant({ ...draft, isInstant: true }, terms);
  const obstacleText = obstacle && getProblemText(common, obstacle.key, obstacle.params);
  const maximum = formatAmount(terms?.maximum ?? INSTANT_PAYMENT_MAX, language);
  const choice = isInstant ? 'instant' : 'ordinary';
  const choose = (chosen: string) => checked.fill({ isInstant: chosen === 'instant' });
  return (
    <OptionCards
      checked={checked}
      label={t('form.instant.label')}
      field="isInstant"
      value={choice}
      onChange={choose}
      hint={
        isInstant && obstacle ? (
          <span role="alert" className={styles['obstacle']} data-problem={obstacle.key}>
            {obstacleText}{' '}
            <Button type="link" onClick={() => choose('ordinary')} data-action="sendOrdinary">
              {t('form.instant.asOrdinary')}
            </Button>
          </span>
        ) : (
          t(`form.instant.notes.${choice}`)
        )
      }
      options={[
        { value: 'ordinary', title: common('transfers.ordinary'), about: t('form.instant.ordinary') },
        {
          value: 'instant',
          title: common('transfers.instant'),
          about: (!isInstant && obstacleText) || t('form.instant.instant', { max: maximum }),
          isDisabled: obstacle !== null && !isInstant,
        },
      ]}
    />
  );
}

export const InstantChoice = memoFormPart<PaymentValues, InstantChoiceProps>(Choice, {
  values: ['isInstant', 'creditIban', 'amount', 'valueDate'],
  fields: ['isInstant'],
});
