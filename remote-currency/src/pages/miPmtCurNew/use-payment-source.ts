import { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import {
  dealKeys,
  documentKeys,
  loadCode,
  templateKeys,
  useAnswer,
  useBeneficiaries,
  useCode,
  useContracts,
  useCurrentAccounts,
} from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { newSource, type FormContext, type PaymentSource } from './payment-source';

/** How often a document that the bank works on is asked for. */
const IN_PROGRESS_INTERVAL_MS = 2_000;

export interface SourceAsked {
  /** Null while something of it is still on its way. */
  readonly source: PaymentSource | null;
  readonly context: FormContext;
  /** What did not come. */
  readonly failed: ReturnType<typeof useAnswer> | null;
}

/** Whoever begins a new payment does not wait for the code that reads stored ones. */
const addressedCode = () => loadCode(() => import('./addressed-source'));

/** Asks for what the address names, and for what every form offers: accounts, contracts, beneficiaries. */
export function usePaymentSource(): SourceAsked {
  const { session, api, navigation } = useShell();
  const { parameters } = navigation;
  const { id = '', template: templateId = '', cur_req_id: requestId = '', deal = '' } = parameters;
  const { companyRef } = session;
  const isAddressed = id !== '' || templateId !== '' || requestId !== '' || deal !== '';

  const accounts = useCurrentAccounts();
  const contracts = useContracts();
  const beneficiaries = useBeneficiaries();
  const code = useCode('miPmtCurNew/addressed', addressedCode, isAddressed);
  const stored = useAnswer(
    documentKeys.one(companyRef, id),
    async (signal) => {
      const { getCurrencyPayment } = await addressedCode();
      return api.call(getCurrencyPayment, { type: DocumentType.currencyPayment, id }, { signal });
    },
    {
      enabled: id !== '',
      refetchInterval: ({ state }) =>
        state.data?.payment.status === DocumentStatus.inProgress ? IN_PROGRESS_INTERVAL_MS : false,
    },
  );
  const template = useAnswer(
    templateKeys.one(companyRef, templateId),
    async (signal) => api.call((await addressedCode()).getTemplate, { id: templateId }, { signal }),
    { enabled: templateId !== '' },
  );
  const request = useAnswer(
    documentKeys.request(companyRef, requestId),
    async (signal) => {
      const { getCurrencyRequest } = await addressedCode();
      return api.call(getCurrencyRequest, { type: DocumentType.buyRequest, id: requestId }, { signal });
    },
    { enabled: requestId !== '' },
  );
  const linked = useAnswer(
    documentKeys.linked(companyRef, requestId),
    async (signal) => api.call((await addressedCode()).listLinkedPayments, { requestId }, { signal }),
    { enabled: requestId !== '' },
  );
  const deals = useAnswer(
    dealKeys.credits(companyRef),
    async (signal) => api.call((await addressedCode()).listCreditDeals, {}, { signal }),
    { enabled: deal !== '' },
  );

  const asked = [
    ...[accounts, contracts, beneficiaries],
    ...(isAddressed ? [code] : []),
    ...(id ? [stored] : []),
    ...(templateId ? [template] : []),
    ...(requestId ? [request, linked] : []),
    ...(deal ? [deals] : []),
  ];
  const context: FormContext = {
    session,
    parameters,
    accounts: accounts.data?.accounts ?? [],
    contracts: contracts.data?.contracts ?? [],
  };
  const isComplete = asked.every(({ data }) => data !== undefined);
  const source = () =>
    code.data && isAddressed
      ? code.data.addressedSource(context, {
          payment: stored.data?.payment,
          template: template.data,
          request: request.data?.currencyRequest,
          linked: linked.data?.payments,
          deals: deals.data?.deals,
        })
      : newSource(context, beneficiaries.data?.rows ?? []);
  return {
    context,
    // What came once is still there when it cannot be asked again: nobody loses a form to a lost connection.
    failed:
      (asked.find(({ isError, data }) => isError && data === undefined) as SourceAsked['failed'] | undefined) ?? null,
    source: isComplete ? source() : null,
  };
}
