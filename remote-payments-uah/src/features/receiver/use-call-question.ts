import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, getApprovalNeed, listCorrespondents, listPayments } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { createCorrespondentsQuery, paymentRulesKeys, type ApprovalQuestion } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { canBeInstant, toDraft, type PaymentValues } from '../payment';
import { listOtherAccounts } from './find-warnings';
import { readPayer } from './read-payer';
import { queryPaymentsToCode } from './receiver-queries';

/**
 * Returns a check that an alarm about the account was answered, from what was loaded so far: saving loads the rest and
 * checks again. Source: docs/requirements/payee-checks.md#form.
 */
export function useCallQuestion(): (values: PaymentValues, id: string | null) => readonly Problem[] {
  const shell = useShell();
  const cache = useQueryClient();
  return (values, id) => {
    const draft = toDraft(values);
    if (draft.callBack || !canBeInstant(values)) return [];
    const paid = cache.getQueryData<AnswerOf<typeof listPayments>>(queryPaymentsToCode(shell, draft.receiverCode).key);
    const kept = cache.getQueryData<AnswerOf<typeof listCorrespondents>>(createCorrespondentsQuery(shell).key);
    const history = { toCode: paid?.rows ?? [], correspondents: kept?.rows ?? [], payer: readPayer(shell, cache) };
    const need = cache.getQueryData<AnswerOf<typeof getApprovalNeed>>(
      paymentRulesKeys.need(shell.session.companyRef, getApprovalQuestion(draft)),
    );
    const isChanged = draft.receiverHasCode && listOtherAccounts(draft, id, history).length > 0;
    return need?.callBack || isChanged ? [{ field: 'callBack', key: 'callUnanswered' }] : [];
  };
}

/** Builds the question about the approval policy, as the note beside the form asks it; null while the amount is none. */
export function getApprovalQuestion({ amount, creditIban }: UahPaymentDraft): ApprovalQuestion | null {
  return parseAmount(amount).ok
    ? { type: DocumentType.uahPayment, amount, currencyLetters: UAH.letters, receiverAccount: creditIban }
    : null;
}
