import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldProblem } from '@ncb/shared-kernel/api/client';
import {
  changePaymentRules,
  decidePaymentRules,
  type PaymentRulesChange,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { DECLARATION } from '@ncb/shared-kernel/domain/vocabulary';
import { catalogueKeys, paymentRulesKeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

/** Returns functions that change the company's rules, report the result and refetch them. */
export function useChangeRules() {
  const { api, session, notify, sign } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const refetch = async () => {
    await cache.invalidateQueries({ queryKey: paymentRulesKeys.ofCompany(session.companyRef) });
    await cache.invalidateQueries({ queryKey: catalogueKeys.instantTermsOf(session.companyRef) });
  };

  return {
    isBusy,
    /** @returns problems of the fields; null on success; empty if the failure was reported */
    async change(rules: RequestOf<typeof changePaymentRules>): Promise<readonly FieldProblem[] | null> {
      const outcome = await api.call(changePaymentRules, rules);
      if (outcome.ok) {
        notify(outcome.value.waits ? 'info' : 'success', t(outcome.value.waits ? 'rules.waits' : 'rules.done'));
        await refetch();
        return null;
      }
      const { failure } = outcome;
      if (failure.kind === 'refused' && failure.problems.length > 0) return failure.problems;
      notify('error', `${t('rules.failed')}. ${getFailureText(common, failure)}`);
      await refetch();
      return [];
    },
    async decide({ id }: PaymentRulesChange, decision: 'refuse' | 'withdraw'): Promise<void> {
      setBusy(true);
      const outcome = await api.call(decidePaymentRules, { changeId: id, decision });
      if (outcome.ok) notify('success', t(`rules.decided.${decision}`));
      else notify('error', `${t('rules.failed')}. ${getFailureText(common, outcome.failure)}`);
      await refetch();
      setBusy(false);
    },
    /** Signs the declaration of approval; the signature puts the rules into force. */
    async approve({ declarationId }: PaymentRulesChange): Promise<void> {
      if (declarationId === null) return;
      await sign([{ id: declarationId, type: DECLARATION }]);
      await refetch();
    },
  };
}
