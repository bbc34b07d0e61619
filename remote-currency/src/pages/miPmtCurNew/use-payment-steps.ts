import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import { toBankValues } from '@ncb/shared-kernel/blocks/foreign-bank';
import { withOwnBank } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { CheckedForm } from '@ncb/shared-kernel/ui';
import { getStep, toDraft, type PaymentValues } from '../../features/payment';
import { useBeneficiaryStep } from './use-beneficiary-step';
import type { PaymentStep } from './use-checked-payment';

/** Fields that a refusal names as in a hryvnia payment. */
const OF_BENEFICIARY: Readonly<Record<string, string>> = {
  creditIban: 'beneficiary.account',
  receiverCode: 'beneficiary.code',
};

/** Leads from step to step; the code of the second one is loaded on the way. */
export function usePaymentSteps(checked: CheckedForm<PaymentValues>, setStep: (step: PaymentStep) => void) {
  const { session } = useShell();
  const { isLoading, load } = useBeneficiaryStep();
  const fillOwnBank = () => {
    const present = checked.present();
    const own = withOwnBank(toDraft(present), { swift: session.bankSwift, name: session.bankName });
    if (own.beneficiaryBank === toDraft(present).beneficiaryBank) return;
    const { country } = own.beneficiaryBank;
    checked.fill({
      ...toBankValues(own.beneficiaryBank, 'beneficiaryBank.'),
      ...(present['beneficiary.country'] === '' && { 'beneficiary.country': country }),
    });
  };
  return {
    isLoading,
    goToField(field: string) {
      setStep(getStep(field));
      checked.focus(field);
    },
    async goToBeneficiary() {
      if (!checked.checkAll() || !(await load())) return;
      // The rules now cover this step's rare parts too.
      if (!checked.checkAll()) return;
      fillOwnBank();
      setStep('receiver');
    },
    /** Leads to the field that a refusal is about; stays where the user has begun to type while the second step loads. */
    async showRefusal(refused: readonly FieldProblem[]) {
      const problems = refused.map((problem) => ({
        ...problem,
        field: OF_BENEFICIARY[problem.field] ?? problem.field,
      }));
      if (problems.some(({ field }) => getStep(field) === 'receiver')) {
        const before = JSON.stringify(checked.present());
        if (!(await load()) || JSON.stringify(checked.present()) !== before) return;
        setStep('receiver');
      }
      checked.showBankProblems(problems);
    },
  };
}
