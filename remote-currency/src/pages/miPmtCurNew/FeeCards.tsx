import { OptionCards } from '@ncb/shared-kernel/blocks/document-form';
import { compareAmounts, formatAmount } from '@ncb/shared-kernel/domain/money';
import { getCurrencyDigits, FeePayer, findCurrency, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';
import type { PaymentMoney } from './use-payment-money';

interface FeeCardsProps {
  checked: CheckedForm<PaymentValues>;
  money: PaymentMoney;
}

const ORDER = [FeePayer.shared, FeePayer.payer, FeePayer.beneficiary] as const;

/** Choice of the fees' bearer, with this payment's amounts. Source: docs/requirements/currency.md#fees. */
export function FeeCards({ checked, money }: FeeCardsProps) {
  const { language } = useShell();
  const { t } = useTexts();
  const currency = findCurrency(checked.values.currencyCode)?.letters ?? '';
  const formatSum = (amount: string, letters: string) =>
    `${formatAmount(amount, language, getCurrencyDigits(letters))}\u00a0${letters}`;

  const about = (payer: FeePayer) => {
    const effect = money.getEffect(payer);
    if (!effect) return t(`payment.fees.${payer}.general`);
    const isNothing = compareAmounts(effect.reaches, '0.00') <= 0;
    return t(isNothing ? 'payment.fees.nothing' : `payment.fees.${payer}.exact`, {
      fee:
        payer === FeePayer.beneficiary
          ? formatSum(effect.withheldFee, currency)
          : formatSum(effect.debitedFee, UAH.letters),
      reaches: formatSum(effect.reaches, currency),
    });
  };
  return (
    <OptionCards
      checked={checked}
      label={t('payment.feePayer')}
      name="feePayer"
      field="feePayer"
      required
      options={ORDER.map((value) => ({
        value,
        title: t(`payment.fees.${value}.title`),
        code: value,
        about: about(value),
      }))}
    />
  );
}
