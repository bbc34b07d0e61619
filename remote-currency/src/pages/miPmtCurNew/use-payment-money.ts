import { parseAmount, toHryvnias, type OfficialRate } from '@ncb/shared-kernel/domain/money';
import { transferEffect, type TransferEffect } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, FeePayer, RateSide } from '@ncb/shared-kernel/domain/vocabulary';
import { useRate } from '@ncb/shared-kernel/queries';
import type { PaymentValues } from '../../features/payment';
import { useBankFee } from '../../features/sums';

/** What a payment does to both sides, as far as it is known. */
export interface PaymentMoney {
  /** The typed amount, decimal string; null while it is none. */
  readonly amount: string | null;
  /** The same in hryvnias at the official rate; null while no rate is known. */
  readonly hryvnias: string | null;
  /** What the bank takes, in hryvnias; null until it has told it. */
  readonly fee: string | null;
  /** By who bears the fees; null until fee and rate are known. */
  effectOf(feePayer: FeePayer): TransferEffect | null;
  /** The bank could not tell fee or rate. */
  readonly hasFailed: boolean;
}

/** Fee, rate and what follows from them, while the payment is typed. */
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
    effectOf: (feePayer) =>
      amount !== null && fee !== null && official
        ? transferEffect({ amount, currencyCode, feePayer, fee, official })
        : null,
    hasFailed: rate.isError || charged.isError,
  };
}

/** Bank's fee in the currency in which it is charged; undefined while unknown. */
export function feeTakenBy(money: PaymentMoney, feePayer: FeePayer | ''): string | undefined {
  const effect = feePayer === '' ? null : money.effectOf(feePayer);
  if (!effect) return undefined;
  return feePayer === FeePayer.beneficiary ? effect.withheldFee : effect.debitedFee;
}
