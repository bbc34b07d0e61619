import { listLinkedPayments, type JournalRow } from '../../api/contract';
import { judgeLinkedPayments, type LinkedPaymentsVerdict } from '../../domain/rules';
import { REQUEST_TYPES } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '../../ui';
import { useTexts } from './texts';

/** Asks the bank what was paid for a request, and tells the user what stands in the way. Source: spec 2 §4 */
export function useLinkedPayments(): { judge: (row: JournalRow) => Promise<LinkedPaymentsVerdict> } {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  return {
    async judge({ id, type }) {
      if (!REQUEST_TYPES.some((request) => request === type)) return 'free';
      const outcome = await api.call(listLinkedPayments, { requestId: id });
      if (!outcome.ok) {
        notify('error', failureText(common, outcome.failure));
        return 'blocked';
      }
      const { payments } = outcome.value;
      const verdict = judgeLinkedPayments(payments.map(({ status }) => status));
      if (verdict === 'blocked') notify('warning', t('linked.inProgress'));
      return verdict;
    },
  };
}
