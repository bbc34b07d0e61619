import { parseAmount, toHryvnias, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { getTransferEffect, type TransferEffect } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, FeePayer, RateSide } from '@ncb/shared-kernel/domain/vocabulary';
import { useRate } from '@ncb/shared-kernel/queries';
import type { PaymentValues } from '../../features/payment';
import { useBankFee } from '../../features/sums';

export interface PaymentMoney {
  /** Null if invalid. */
  readonly amount: string | null;
  /** By the official rate; null while unknown. */
  readonly hryvnias: string | null;
  /** Hryvnia; null while unknown. */
  readonly fee: string | null;
  /** Null while fee or rate are unknown. */
  getEffect(feePayer: FeePayer): TransferEffect | null;
  readonly hasFailed: boolean;
}

export function usePaymentMoney({ amount: typed, currencyCode, debitAccountId }: PaymentValues): PaymentMoney {
  const rate = useRate(currencyCode, RateSide.sale);
  const parsed = parseAmount(typed);
  const amount = parsed.ok ? parsed.amount : null;
  const isComplete = amount !== null && currencyCode !== '' && debitAccountId !== '';
  const charged = useBankFee(
    isComplete ? { operation: DocumentType.currencyPayment, accountId: debitAccountId, currencyCode, amount } : null,
  );
  const { fee } = charged;
  const official: OfficialRate | null = rate.data
    ? { rate: rate.data.officialRate ?? rate.data.rate, units: rate.data.units }
    : null;
  return {
    amount,
    fee,
    hryvnias: amount !== null && official ? toHryvnias(amount, official) : null,
    getEffect: (feePayer) =>
      amount !== null && fee !== null && official
        ? getTransferEffect({ amount, currencyCode, feePayer, fee, official })
        : null,
    hasFailed: rate.isError || charged.isError,
  };
}

/** Returns the fee in the currency in which it is charged. */
export function getCharge(money: PaymentMoney, feePayer: FeePayer | ''): string | undefined {
  const effect = feePayer === '' ? null : money.getEffect(feePayer);
  if (!effect) return undefined;
  return feePayer === FeePayer.beneficiary ? effect.withheldFee : effect.debitedFee;
}
