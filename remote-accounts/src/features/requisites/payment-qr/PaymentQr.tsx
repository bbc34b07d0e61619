import { Form } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type { ClientForm } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { checkPaymentRequest } from '@ncb/shared-kernel/domain/rules';
import { PURPOSE_MAX, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { buildPaymentCodeShape } from '@ncb/shared-kernel/print/code';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AmountField, DateField, TextField, useCheckedForm, useDates } from '@ncb/shared-kernel/ui';
import type { Requisite } from '../get-requisites';
import { CodeActions, type CodeTerms } from './CodeActions';
import { CodePicture } from './CodePicture';
import { getPayee } from './get-payee';
import { useTexts } from '../../../texts';
import styles from './payment-qr.module.css';

interface PaymentQrProps {
  company: ClientForm;
  iban: string;
  requisites: readonly Requisite[];
}

const EMPTY: CodeTerms = { amount: '', purpose: '', lastDay: '' };
/** Days ahead that the calendar offers for the last day of a code (ours). */
const LAST_DAY_DAYS_AHEAD = 366;

/** Makes the NBU QR code of an account, with sum, purpose and last day if the user types them. */
export function PaymentQr({ company, iban, requisites }: PaymentQrProps) {
  const { bankDay } = useShell().session;
  const { t } = useTexts();
  const { formatDay } = useDates();
  const payee = useMemo(() => getPayee(company, iban), [company, iban]);
  const checked = useCheckedForm<CodeTerms>({
    initialValues: EMPTY,
    check: (terms) => checkPaymentRequest({ ...payee, ...terms }, bankDay).problems,
    // The code has gone: the field says why while it is being typed in.
    isShownAtOnce: ({ key }) => key === 'tooLongText',
  });
  // Building a code takes several frames on a slow phone; typing does not wait for it.
  const amount = useDeferredValue(checked.values.amount);
  const purpose = useDeferredValue(checked.values.purpose);
  const lastDay = useDeferredValue(checked.values.lastDay);
  const code = useMemo(() => {
    const { building } = checkPaymentRequest({ ...payee, amount, purpose, lastDay }, bankDay);
    if (!building?.ok) return { shape: null, text: building ? t('paymentQr.impossible') : t('paymentQr.fix') };
    return { shape: buildPaymentCodeShape(building.text), text: building.text };
  }, [t, payee, amount, purpose, lastDay, bankDay]);

  return (
    <section className={styles['qr']} aria-label={t('paymentQr.title')} data-field="qr">
      <Form {...checked.formProps} layout="vertical" className={styles['terms'] ?? ''}>
        <AmountField checked={checked} name="amount" label={t('paymentQr.amount')} currency={UAH.letters} />
        <TextField
          checked={checked}
          name="purpose"
          label={t('paymentQr.purpose')}
          lines={3}
          hint={t('paymentQr.purposeHint')}
          maxLength={PURPOSE_MAX}
        />
        <DateField
          checked={checked}
          name="lastDay"
          label={t('paymentQr.lastDay')}
          hint={t('paymentQr.lastDayHint')}
          range={{ from: bankDay, to: addDays(bankDay, LAST_DAY_DAYS_AHEAD) }}
          describeProblem={() => t('paymentQr.lastDayRule', { day: formatDay(bankDay) })}
        />
      </Form>
      <div className={styles['result']}>
        {code.shape && (
          <>
            <CodePicture shape={code.shape} />
            <CodeActions
              text={code.text}
              shape={code.shape}
              terms={{ amount, purpose, lastDay }}
              requisites={requisites}
              fileName={iban}
            />
          </>
        )}
        {/* There before its text, or it would not be read out. */}
        <p className={styles['missing']} role="status" {...(!code.shape && { 'data-problem': 'noQr' })}>
          {!code.shape && code.text}
        </p>
      </div>
    </section>
  );
}
