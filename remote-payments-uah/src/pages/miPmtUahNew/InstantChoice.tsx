import { OptionCards } from '@ncb/shared-kernel/blocks/document-form';
import { compareAmounts, formatAmount, parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkInstant, getLowestBound } from '@ncb/shared-kernel/domain/rules';
import { INSTANT_PAYMENT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useInstantTerms } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FieldLink, FieldProblem, getProblemText, memoFormPart, type CheckedForm } from '@ncb/shared-kernel/ui';
import { toDraft, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';

interface InstantChoiceProps {
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
  const { max } = terms ? getLowestBound(terms) : { max: INSTANT_PAYMENT_MAX };
  const dayLeft = terms?.dayLeft ?? null;
  const isOverDay = isInstant && !obstacle && isAbove(draft.amount, dayLeft);
  const about = t('form.instant.instant', { max: formatAmount(max, language) });
  const left =
    dayLeft !== null &&
    compareAmounts(dayLeft, max) < 0 &&
    t('form.instant.left', { left: formatAmount(dayLeft, language) });
  const choice = isInstant ? 'instant' : 'ordinary';
  const choose = (chosen: string) => checked.fill({ isInstant: chosen === 'instant' });
  return (
    <div>
      <OptionCards
        checked={checked}
        label={common('fields.transfer')}
        field="isInstant"
        value={choice}
        onChange={choose}
        hint={
          isInstant &&
          (obstacle ? (
            <FieldProblem problem={obstacle} />
          ) : (
            <span data-notice={isOverDay ? 'overDay' : 'noRecall'}>
              {t(isOverDay ? 'form.instant.overDay' : 'form.instant.note')}
            </span>
          ))
        }
        options={[
          { value: 'ordinary', title: common('transfers.ordinary'), about: t('form.instant.ordinary') },
          {
            value: 'instant',
            title: common('transfers.instant'),
            about: (!isInstant && obstacleText) || [about, left].filter(Boolean).join(' · '),
            isDisabled: obstacle !== null && !isInstant,
          },
        ]}
      />
      {isInstant && (obstacle !== null || isOverDay) && (
        <FieldLink
          className={styles['ordinary'] ?? ''}
          onClick={() => {
            choose('ordinary');
            checked.focus('isInstant');
          }}
          data-action="sendOrdinary"
        >
          {t('form.instant.asOrdinary')}
        </FieldLink>
      )}
    </div>
  );
}

function isAbove(text: string, max: string | null): boolean {
  const parsed = parseAmount(text);
  return parsed.ok && max !== null && compareAmounts(parsed.amount, max) > 0;
}

export const InstantChoice = memoFormPart<PaymentValues, InstantChoiceProps>(Choice, {
  values: ['isInstant', 'creditIban', 'amount', 'valueDate'],
  fields: ['isInstant'],
});
