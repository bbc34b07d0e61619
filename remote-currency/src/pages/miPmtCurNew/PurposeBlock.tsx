import { Button } from 'antd';
import { PurposeChoice } from '@ncb/shared-kernel/blocks/choice';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { tidyLine, toSwiftText } from '@ncb/shared-kernel/domain/text';
import { CURRENCY_PURPOSE_MAX, CurrencyPaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { memoFormPart, TextField, useOnDemand, type CheckedForm } from '@ncb/shared-kernel/ui';
import { ReplacedSigns, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import { PARTNER_TEXT_MAX } from './get-partner-text';
import type { FormContext } from './payment-source';

/** Lazy button: it waits for the bank's answer anyway. */
const RepeatPayment = onDemand('miPmtCurNew/repeat', async () => (await import('./RepeatPayment')).RepeatPayment);

interface PurposeBlockProps {
  checked: CheckedForm<PaymentValues>;
  context: FormContext;
}

/**
 * Field of the purpose: typed, built or chosen. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment,
 * docs/requirements/currency-payroll-credits-statements.md#purpose-and-comment.
 */
function Purpose({ checked, context }: PurposeBlockProps) {
  const { t, common } = useTexts();
  const builder = useOnDemand(loadBuilder);
  const { values } = checked;
  const length = tidyLine(values.purpose).length;
  const swiftLength = toSwiftText(tidyLine(values.purpose)).length;
  const chosen = values.contracts.flatMap(
    ({ contractId }) => context.contracts.find(({ id }) => id === contractId) ?? [],
  );
  return (
    <>
      <TextField
        checked={checked}
        label={common('fields.purpose')}
        name="purpose"
        required
        whenEmpty={common('hints.emptyPurpose')}
        lines={2}
        hint={
          <>
            <span>
              <RepeatPayment checked={checked} />
              {swiftLength > PARTNER_TEXT_MAX
                ? t('payment.purposeCut', { max: PARTNER_TEXT_MAX })
                : t('payment.purposeHint')}
              {values.kind === CurrencyPaymentKind.external && <ReplacedSigns text={values.purpose} />}
            </span>
            <span className="ncb-number">
              {common('common.characters', { used: length, max: CURRENCY_PURPOSE_MAX })}
            </span>
          </>
        }
        actions={
          <>
            <Button
              type="link"
              loading={builder.isLoading}
              onClick={() => void builder.show()}
              data-action="buildPurpose"
            >
              {t('payment.builder.open')}
            </Button>
            <PurposeChoice onChoose={(purpose) => checked.fill({ purpose })} />
          </>
        }
      />
      {builder.Component && (
        <builder.Component
          contract={chosen[0] ?? null}
          agreement={{ number: values.agreementNumber, date: values.agreementDate }}
          onBuilt={(purpose) => {
            builder.hide();
            checked.fill({ purpose });
            checked.focus('purpose');
          }}
          onClose={builder.hide}
        />
      )}
    </>
  );
}

async function loadBuilder() {
  const { PurposeBuilder } = await import('./PurposeBuilder');
  return PurposeBuilder;
}

export const PurposeBlock = memoFormPart<PaymentValues, PurposeBlockProps>(Purpose, {
  values: [
    'purpose',
    'kind',
    'contracts',
    'agreementNumber',
    'agreementDate',
    'currencyCode',
    'beneficiary.name',
    'beneficiary.account',
  ],
  fields: ['purpose'],
});
