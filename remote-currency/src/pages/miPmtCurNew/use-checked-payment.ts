import { useMemo, useState } from 'react';
import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { toBackingContract } from '@ncb/shared-kernel/domain/rules';
import { FeePayer } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useCheckedForm } from '@ncb/shared-kernel/ui';
import {
  checkPayment,
  findOtherAccounts,
  findWarnings,
  getMaximum,
  getStep,
  type PaymentFacts,
  type PaymentValues,
} from '../../features/payment';
import type { FormContext } from './payment-source';
import { getPosition } from './problem-links';
import { usePaymentMoney } from './use-payment-money';

export type PaymentStep = ReturnType<typeof getStep>;

interface CheckedPaymentOptions {
  initialValues: PaymentValues;
  /** Values of a draft that is continued. */
  restored: PaymentValues | undefined;
  step: PaymentStep;
  context: FormContext;
  beneficiaries: readonly CatalogueBeneficiary[];
}

/** Sums that follow from the bank's rate and fee. */
type CountedMoney = Pick<PaymentFacts, 'hryvnias' | 'withheldFee'>;

/** Holds the values of a payment and what they cost; checks the fields of the open step and of those before it. */
export function useCheckedPayment(options: CheckedPaymentOptions) {
  const { initialValues, restored, step, context, beneficiaries } = options;
  const { accounts, contracts } = context;
  const { session } = useShell();
  const [counted, setCounted] = useState<CountedMoney>({ hryvnias: null, withheldFee: null });
  const backing = useMemo(() => contracts.map(toBackingContract), [contracts]);
  const getFacts = (values: PaymentValues): PaymentFacts => ({
    bankDay: session.bankDay,
    ownBankCode: session.bankCode,
    ownBankSwift: session.bankSwift,
    debitAccount: accounts.find((account) => account.id === values.debitAccountId) ?? null,
    contracts: backing,
    ...counted,
    beneficiaryMaximum: getMaximum(values['beneficiary.account'], beneficiaries),
    hasNewAccount: findOtherAccounts(values, beneficiaries).length > 0,
  });
  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(restored && { restored }),
    stage: step,
    check: (values) =>
      checkPayment(values, getFacts(values))
        .filter(({ field }) => step === 'receiver' || getStep(field) === 'payment')
        .toSorted((a, b) => getPosition(a.field) - getPosition(b.field)),
  });
  const money = usePaymentMoney(checked.values);
  const withheldFee = money.getEffect(FeePayer.beneficiary)?.withheldFee ?? null;
  if (money.hryvnias !== counted.hryvnias || withheldFee !== counted.withheldFee) {
    setCounted({ hryvnias: money.hryvnias, withheldFee });
  }
  return {
    checked,
    money,
    /** Returns the problems of both steps. */
    findProblems: (): readonly Problem[] => checkPayment(checked.present(), getFacts(checked.present())),
    findWarnings: (values: PaymentValues) => findWarnings(values, getFacts(values)),
  };
}
