import { Button } from 'antd';
import { getCurrencyPayment } from '@ncb/shared-kernel/api/contract';
import { PurposeChoice } from '@ncb/shared-kernel/blocks/choice';
import { normaliseAccount } from '@ncb/shared-kernel/domain/identifiers';
import { tidyLine, toSwiftText } from '@ncb/shared-kernel/domain/text';
import {
  CURRENCY_PURPOSE_MAX,
  CurrencyPaymentKind,
  DocumentType,
  findCurrency,
} from '@ncb/shared-kernel/domain/vocabulary';
import { loadCode } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { memoFormPart, TextField, useOnDemand, type CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { RepeatLast } from '../../features/repeat';
import { ReplacedSigns } from '../../features/payment/ReplacedSigns';
import { useTexts } from '../../texts';
import { PARTNER_TEXT_MAX } from './get-partner-text';
import type { FormContext } from './payment-source';

export interface PurposeBlockProps {
  checked: CheckedForm<PaymentValues>;
  context: FormContext;
}

/**
 * Field of the purpose: typed, built or chosen. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment,
 * docs/requirements/currency-payroll-credits-statements.md#purpose-and-comment.
 */
function Purpose({ checked, context }: PurposeBlockProps) {
  const { session } = useShell();
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
        field="pay_purp"
        required
        whenEmpty={common('hints.emptyPurpose')}
        lines={2}
        hint={
          <>
            <span>
              <RepeatLast
                type={DocumentType.currencyPayment}
                currency={findCurrency(values.currencyCode)?.letters ?? ''}
                receiver={{ name: tidyLine(values.name_co), account: normaliseAccount(values.acnt_co) }}
                fetch={(api, id, signal) => api.call(getCurrencyPayment, { type: 2, id }, { signal })}
                onFetched={async ({ payment }) => {
                  const { toRepeatValues } = await loadCode(() => import('../../features/payment/stored-values'));
                  checked.fill(toRepeatValues(payment, session));
                }}
              />
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
            checked.focus('pay_purp');
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
  values: ['purpose', 'kind', 'contracts', 'agreementNumber', 'agreementDate', 'currencyCode', 'name_co', 'acnt_co'],
  fields: ['pay_purp'],
});
