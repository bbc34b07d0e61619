import type { Account } from '@ncb/shared-kernel/api/contract';
import {
  isPairProblem,
  getPairProblems,
  useReceiverCheck,
  useReceiverCheckCache,
} from '@ncb/shared-kernel/blocks/account-code';
import { findCorrespondent } from '@ncb/shared-kernel/blocks/choice';
import { checkUahTemplate } from '@ncb/shared-kernel/domain/rules';
import { useCorrespondents } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useCheckedForm } from '@ncb/shared-kernel/ui';
import { checkPayment, isCallKept, toDraft, type PaymentValues } from '../../features/payment';
import { toPaymentPair, useCallQuestion } from '../../features/receiver';
import { getPosition } from './problem-links';

interface CheckedPaymentOptions {
  initialValues: PaymentValues;
  /** Values of a draft that is continued. */
  restored: PaymentValues | undefined;
  accounts: readonly Account[];
  id: string | null;
  isTemplate: boolean;
}

/** Holds the values of a payment and checks them by the rules and by the bank's comparison of account and code. */
export function useCheckedPayment({ initialValues, restored, accounts, id, isTemplate }: CheckedPaymentOptions) {
  const { session } = useShell();
  const correspondents = useCorrespondents().data?.rows ?? [];
  const getDebitAccount = ({ debitAccountId }: PaymentValues) =>
    accounts.find((account) => account.id === debitAccountId) ?? null;
  const getContext = (values: PaymentValues) => ({
    bankDay: session.bankDay,
    debitAccount: getDebitAccount(values),
    receiverMaximum: findCorrespondent(correspondents, toDraft(values))?.maximum ?? null,
  });
  const { read } = useReceiverCheckCache();
  const checkPair = (values: PaymentValues) => getPairProblems(read(toPaymentPair(toDraft(values))), 'receiverCode');
  const checkAnswer = useCallQuestion();
  const checked = useCheckedForm<PaymentValues>({
    initialValues,
    ...(restored && { restored }),
    check: (values) =>
      [
        ...checkPayment(values, getContext(values)).filter(
          ({ field }) => !field.startsWith('callBack.') || !isCallKept(values, initialValues),
        ),
        ...checkPair(values),
        ...(isTemplate ? [] : checkAnswer(values, id)),
      ].toSorted((a, b) => getPosition(a.field) - getPosition(b.field)),
    // A long purpose that became the information of a payment to the budget.
    isShownAtOnce: (problem) => isPairProblem(problem) || problem.key === 'sep4.spp.addtlInfTooLong',
  });
  // Re-renders when the server has compared account and code.
  useReceiverCheck(toPaymentPair(toDraft(checked.values)));
  return {
    checked,
    getDebitAccount,
    /** Checks the typed values as a template, whose name is asked for later. */
    checkTemplate() {
      const values = checked.present();
      const draft = toDraft(values);
      return [...checkUahTemplate(draft.receiverName, draft, getContext(values)), ...checkPair(values)];
    },
  };
}
