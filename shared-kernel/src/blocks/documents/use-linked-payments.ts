import { App } from 'antd';
import { listLinkedPayments, type JournalRow } from '../../api/contract';
import { judgeLinkedPayments, type LinkedPaymentsVerdict } from '../../domain/rules';
import { isRequestType } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '../../ui';
import { useTexts } from './texts';

type PaidDocument = Pick<JournalRow, 'id' | 'type'>;

/**
 * Checks the payments of a request before it is changed or paid: one in progress blocks, after a refused one the user
 * must confirm. Other documents always pass. Source: docs/requirements/hryvnia-payments.md#linked-payments.
 */
export function useLinkedPayments(): { mayGoOn: (document: PaidDocument) => Promise<boolean> } {
  const { api, notify } = useSteadyShell();
  const { t, common } = useTexts();
  const { modal } = App.useApp();

  const judge = async ({ id, type }: PaidDocument): Promise<LinkedPaymentsVerdict> => {
    if (!isRequestType(type)) return 'free';
    const outcome = await api.call(listLinkedPayments, { requestId: id });
    if (!outcome.ok) {
      notify('error', `${t('linked.feeRequestError')}. ${getFailureText(common, outcome.failure)}`);
      return 'blocked';
    }
    const { payments } = outcome.value;
    const verdict = judgeLinkedPayments(payments.map(({ status }) => status));
    if (verdict === 'blocked') notify('warning', t('linked.inProgress'));
    return verdict;
  };

  return {
    async mayGoOn(document) {
      const verdict = await judge(document);
      if (verdict !== 'ask') return verdict === 'free';
      return modal.confirm({
        title: t('linked.question'),
        content: t('linked.refused'),
        okText: t('linked.goOn'),
        okButtonProps: { ...({ 'data-action': 'goOn' } as object) },
        cancelText: common('common.cancel'),
      });
    },
  };
}
