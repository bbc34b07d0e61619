import {
  getCurrencyRequest,
  getPayment,
  getTemplate,
  listAccounts,
  listLinkedPayments,
  type Account,
} from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from '@ncb/shared-kernel/ui';
import { useCorrespondents, usePurposes } from '../../features/catalogue-choice/use-catalogues';
import { templateKey } from '../../features/templates-choice/template-keys';
import { sourceOf, type PaymentSource } from './payment-source';

/** How often a document that the bank works on is asked for. */
const IN_PROGRESS_INTERVAL_MS = 2_000;

export interface SourceAsked {
  /** Null while something of it is still on its way. */
  readonly source: PaymentSource | null;
  /** Accounts that a hryvnia payment may be made from. */
  readonly accounts: readonly Account[];
  /** What did not come. */
  readonly failed: ReturnType<typeof useAnswer> | null;
}

/** Asks for what the address names: a stored payment, a template, a request to be paid for, or nothing but the accounts. */
export function usePaymentSource(): SourceAsked {
  const { session, api, navigation } = useShell();
  const { id = '', template: templateId = '', cur_req_id: requestId = '' } = navigation.parameters;
  const { companyRef } = session;

  const accounts = useAnswer(queryKeys.accounts(companyRef), (signal) => api.call(listAccounts, {}, { signal }));
  const stored = useAnswer(queryKeys.payment(companyRef, id), (signal) => api.call(getPayment, { id }, { signal }), {
    enabled: id !== '',
    refetchInterval: (query) =>
      query.state.data?.payment.status === DocumentStatus.inProgress ? IN_PROGRESS_INTERVAL_MS : false,
  });
  const template = useAnswer(
    templateKey(companyRef, templateId),
    (signal) => api.call(getTemplate, { id: templateId }, { signal }),
    { enabled: templateId !== '' },
  );
  const request = useAnswer(
    [...queryKeys.payment(companyRef, requestId), 'request'],
    (signal) => api.call(getCurrencyRequest, { type: DocumentType.buyRequest, id: requestId }, { signal }),
    { enabled: requestId !== '' },
  );
  const linked = useAnswer(
    [...queryKeys.payment(companyRef, requestId), 'linked'],
    (signal) => api.call(listLinkedPayments, { requestId }, { signal }),
    { enabled: requestId !== '' },
  );

  const { correspondent = '', purpose = '' } = navigation.parameters;
  const correspondents = useCorrespondents();
  const purposes = usePurposes(purpose !== '');

  const chosen = [...(correspondent ? [correspondents] : []), ...(purpose ? [purposes] : [])];
  const asked = [accounts, ...chosen, ...(id ? [stored] : []), ...(templateId ? [template] : [])];
  const all = [...asked, ...(requestId ? [request, linked] : [])];
  const usable = accounts.data?.accounts.filter(canPayHryvniaFrom) ?? [];
  const isComplete = all.every(({ data }) => data !== undefined);
  return {
    accounts: usable,
    // What came once is still there when it cannot be asked again: nobody loses a form to a lost connection.
    failed:
      (all.find(({ isError, data }) => isError && data === undefined) as SourceAsked['failed'] | undefined) ?? null,
    source: isComplete
      ? sourceOf({
          session,
          parameters: navigation.parameters,
          accounts: usable,
          payment: stored.data?.payment ?? null,
          template: template.data ?? null,
          correspondents: correspondents.data?.rows ?? [],
          purposes: purposes.data?.rows ?? [],
          request: request.data?.currencyRequest ?? null,
          linked: linked.data?.payments ?? [],
        })
      : null,
  };
}
