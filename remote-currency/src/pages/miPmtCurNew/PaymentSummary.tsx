import type { Account } from '@ncb/shared-kernel/api/contract';
import { SummaryFrame, SummaryNotice } from '@ncb/shared-kernel/blocks/document-form';
import { addDays, isCalendarDate, getTimeOfBankDay } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { getEarliestValue, fixValueDate, isConsumedByFee, getOpenDay } from '@ncb/shared-kernel/domain/rules';
import { CurrencyPaymentKind, DocumentType, findCurrency, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useCode } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, type CheckedForm, useDates } from '@ncb/shared-kernel/ui';
import type { ReactNode } from 'react';
import { toDraft, useBeneficiaryCode, type PaymentValues } from '../../features/payment';
import { SumLines } from '../../features/sums';
import { useTexts } from '../../texts';
import styles from './payment-form.module.css';
import type { PaymentMoney } from './use-payment-money';

interface PaymentSummaryProps {
  checked: CheckedForm<PaymentValues>;
  accounts: readonly Account[];
  money: PaymentMoney;
  problems: ReactNode;
  save: { readonly title: string; readonly action: string };
  isBusy: boolean;
  onSave: () => void;
}

export function PaymentSummary({ checked, accounts, money, problems, save, isBusy, onSave }: PaymentSummaryProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const { values } = checked;
  const { data: code } = useBeneficiaryCode();
  const draft = toDraft(values);
  // The last lines of the summary, loaded once the form is shown.
  const { data: PartnerSees } = useCode('miPmtCurNew/partnerSees', loadPartnerSees, true);
  const letters = findCurrency(values.currencyCode)?.letters ?? '';
  const effect = values.feePayer === '' ? null : money.getEffect(values.feePayer);
  const account = accounts.find(({ id }) => id === values.debitAccountId);
  const balanceAfter = account && money.amount !== null ? subtractAmounts(account.available, money.amount) : null;
  const isShort = balanceAfter?.startsWith('-') ?? false;
  const isEaten = effect !== null && isConsumedByFee(effect);
  const receives = effect?.reaches ?? money.amount;
  const country =
    values['beneficiary.country'] === '' ? '' : code?.getCountryName(values['beneficiary.country'], language);
  return (
    <SummaryFrame
      title={t(effect && !effect.isAtMost ? 'payment.summary.receives' : 'payment.summary.receivesUpTo')}
      sum={
        <span data-field="receives">
          <MoneyText amount={receives ?? '0.00'} currency={letters} />
        </span>
      }
      isOpen={receives === null}
      problems={problems}
      warnings={
        (isShort || isEaten || money.hasFailed) && (
          <>
            {isShort && <SummaryNotice name="insufficientFunds">{t('payment.summary.short')}</SummaryNotice>}
            {isEaten && <SummaryNotice name="eatenByFee">{t('payment.fees.nothing')}</SummaryNotice>}
            {money.hasFailed && <SummaryNotice name="feeRequestError">{t('payment.summary.noFee')}</SummaryNotice>}
          </>
        )
      }
      warningTitle={isShort || isEaten ? t('payment.summary.look') : null}
      save={save}
      isBusy={isBusy}
      onSave={onSave}
      approval={{
        type: DocumentType.currencyPayment,
        amount: save.action === 'saveTemplate' ? null : money.amount,
        currency: letters,
        receiverAccount: draft.beneficiary.account,
      }}
    >
      <div className={styles['summary-part']}>
        <strong>{draft.beneficiary.name || t('payment.summary.nobody')}</strong>
        <div className="ncb-quiet">
          {[draft.beneficiary.account && formatIban(draft.beneficiary.account), country].filter(Boolean).join(' · ')}
        </div>
      </div>
      <div className={styles['summary-part']} aria-live="polite">
        <div className="ncb-quiet">{t('payment.summary.leaves')}</div>
        <SumLines
          lines={[
            {
              name: 'debited',
              label: t('payment.summary.amount'),
              isStrong: true,
              value: money.amount !== null && <MoneyText amount={money.amount} currency={letters} />,
            },
            {
              name: 'fee',
              label: t('payment.summary.fee'),
              isStrong: true,
              value:
                effect &&
                (effect.withheldFee === '0.00' ? (
                  <MoneyText amount={effect.debitedFee} currency={UAH.letters} />
                ) : (
                  t('payment.summary.withheld')
                )),
            },
            {
              name: 'otherFees',
              label: t(effect?.paysOthers ? 'payment.summary.othersByUs' : 'payment.summary.others'),
              value: values.kind === CurrencyPaymentKind.own ? t('payment.summary.none') : t('payment.summary.unknown'),
            },
            {
              name: 'leftAfter',
              label: t('payment.summary.left'),
              isBad: isShort,
              value: balanceAfter !== null && <MoneyText amount={balanceAfter} currency={letters} />,
            },
          ]}
        />
      </div>
      <EarliestArrival values={values} letters={letters} />
      {values.kind === CurrencyPaymentKind.external && PartnerSees && <PartnerSees purpose={draft.purpose} />}
    </SummaryFrame>
  );
}

const loadPartnerSees = async () => (await import('./PartnerSees')).PartnerSees;

/** Earliest day of the money at the partner, with the reason. */
function EarliestArrival({ values, letters }: { values: PaymentValues; letters: string }) {
  const { session } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { bankDay } = session;
  const { kind, currencyCode, valueDate } = values;
  const isOwn = kind === CurrencyPaymentKind.own;
  const time = getTimeOfBankDay(bankDay);
  const earliest = isOwn ? null : getEarliestValue(letters, bankDay, time);
  const subject = { type: DocumentType.currencyPayment, kind: kind === '' ? null : kind, currencyCode };
  const day = fixValueDate(subject, valueDate, { bankDay, time });
  const isChosen = isCalendarDate(valueDate) && valueDate > (earliest?.day ?? bankDay);
  const ownDay = isChosen ? formatDay(day) : t('payment.summary.atOnce');
  const days = earliest ? `${formatDay(day)} – ${formatDay(getOpenDay(letters, addDays(day, 1)))}` : '–';
  return (
    <div className={styles['summary-part']} data-field="arrival">
      <div className="ncb-quiet">{t('payment.summary.arrives')}</div>
      <strong>{isOwn ? ownDay : days}</strong>
      {isChosen && <div className="ncb-quiet">{t('payment.document.value', { date: formatDay(day) })}</div>}
      {earliest && !isChosen && (
        <div className="ncb-quiet">
          {t(`payment.delay.${earliest.reason}`, {
            day: formatDay(earliest.day),
            cutOff: earliest.cutOff,
            currency: letters,
          })}
        </div>
      )}
    </div>
  );
}
