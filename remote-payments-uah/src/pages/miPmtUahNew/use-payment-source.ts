import type {
  Account,
  AnswerOf,
  CreditDeal,
  CurrencyRequest,
  getTemplate,
  LinkedPayment,
  Payment,
} from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  dealKeys,
  documentKeys,
  loadCode,
  templateKeys,
  useAnswer,
  useCode,
  useCorrespondents,
  useCurrentAccounts,
  usePurposes,
} from '@ncb/shared-kernel/queries';
import type { AddressedObject } from './addressed-source';
import { newSource, type PaymentSource } from './payment-source';

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

/** Whoever begins a new payment does not wait for the code that reads stored ones. */
const addressedCode = () => loadCode(() => import('./addressed-source'));

/** Asks for what the address names: a stored payment, a template, a request to be paid for, a debt to repay, or nothing but the accounts. */
export function usePaymentSource(): SourceAsked {
  const { session, navigation } = useShell();
  const { correspondent = '', purpose = '' } = navigation.parameters;
  const accounts = useCurrentAccounts();
  const correspondents = useCorrespondents();
  const purposes = usePurposes(purpose !== '');
  const { code, addressed, asked } = useAddressedObject();

  const chosen = [...(correspondent ? [correspondents] : []), ...(purpose ? [purposes] : [])];
  const all = [accounts, ...chosen, ...asked];
  const usable = accounts.data?.accounts.filter(canPayHryvniaFrom) ?? [];
  const isComplete = all.every(({ data }) => data !== undefined);
  const context = { session, parameters: navigation.parameters, accounts: usable };
  const catalogues = { correspondents: correspondents.data?.rows ?? [], purposes: purposes.data?.rows ?? [] };
  const source = () => (code && addressed ? code.addressedSource(context, addressed) : newSource(context, catalogues));
  return {
    accounts: usable,
    // What came once is still there when it cannot be asked again: nobody loses a form to a lost connection.
    failed:
      (all.find(({ isError, data }) => isError && data === undefined) as SourceAsked['failed'] | undefined) ?? null,
    source: isComplete ? source() : null,
  };
}

/** What the address names at the bank, with the code that knows how to ask for it and what to make of it. */
function useAddressedObject() {
  const { session, api, navigation } = useShell();
  const { id = '', template: templateId = '', cur_req_id: requestId = '', deal = '' } = navigation.parameters;
  const { companyRef } = session;
  const isAddressed = id !== '' || templateId !== '' || requestId !== '' || deal !== '';

  const code = useCode('miPmtUahNew/addressed', addressedCode, isAddressed);
  const stored = useAnswer(
    documentKeys.one(companyRef, id),
    async (signal) => api.call((await addressedCode()).getPayment, { id }, { signal }),
    {
      enabled: id !== '',
      refetchInterval: (query) =>
        query.state.data?.payment.status === DocumentStatus.inProgress ? IN_PROGRESS_INTERVAL_MS : false,
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
  return {
    code: code.data ?? null,
    addressed: addressedObject({
      payment: stored.data?.payment,
      template: template.data,
      request: request.data?.currencyRequest,
      linked: linked.data?.payments,
      deals: deals.data?.deals,
    }),
    asked: [
      ...(isAddressed ? [code] : []),
      ...(id ? [stored] : []),
      ...(templateId ? [template] : []),
      ...(requestId ? [request, linked] : []),
      ...(deal ? [deals] : []),
    ],
  };
}

/** What has come so far; undefined for what the address does not name. */
interface AddressedAnswers {
  readonly payment: Payment | undefined;
  readonly template: AnswerOf<typeof getTemplate> | undefined;
  readonly request: CurrencyRequest | undefined;
  readonly linked: readonly LinkedPayment[] | undefined;
  readonly deals: readonly CreditDeal[] | undefined;
}

function addressedObject({ payment, template, request, linked, deals }: AddressedAnswers): AddressedObject | null {
  if (payment) return { payment };
  if (template) return { template };
  if (request && linked) return { request, linked };
  return deals ? { deals } : null;
}
