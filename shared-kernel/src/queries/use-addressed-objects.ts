import type {
  AnswerOf,
  CreditDeal,
  CurrencyRequest,
  getCurrencyRequest,
  getTemplate,
  LinkedPayment,
  listCreditDeals,
  listLinkedPayments,
} from '../api/contract';
import type { Outcome } from '../api/client';
import { DocumentType, type DocumentStatus } from '../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { documentKeys } from './documents';
import { getInProgressInterval } from './count-in-progress';
import { useCode } from './load-code';
import { dealKeys } from './deal-keys';
import type { AnyAnswer } from './find-failed';
import { templateKeys } from './keys';
import { useAnswer } from './use-answer';

export interface AddressedCode {
  readonly getTemplate: typeof getTemplate;
  readonly getCurrencyRequest: typeof getCurrencyRequest;
  readonly listLinkedPayments: typeof listLinkedPayments;
  readonly listCreditDeals: typeof listCreditDeals;
}

export interface AddressedAnswers<Stored> {
  readonly payment?: Stored | undefined;
  readonly template?: AnswerOf<typeof getTemplate> | undefined;
  readonly request?: CurrencyRequest | undefined;
  readonly linked?: readonly LinkedPayment[] | undefined;
  readonly deals?: readonly CreditDeal[] | undefined;
}

export interface AddressedObjects<Code, Stored> {
  readonly isAddressed: boolean;
  readonly code: Code | null;
  readonly answers: AddressedAnswers<Stored>;
  readonly queries: readonly AnyAnswer[];
}

/**
 * Loads the objects that a payment's address names: a stored payment (`id`), a template, a purchase request
 * (`cur_req_id`), credits (`deal`).
 * @param name name of the code, unique within a remote
 * @param askStored loads the stored payment with the code that reads it
 */
export function useAddressedObjects<Code extends AddressedCode, Stored extends { readonly status: DocumentStatus }>(
  name: string,
  load: () => Promise<Code>,
  askStored: (code: Code, id: string, signal: AbortSignal) => Promise<Outcome<{ readonly payment: Stored }>>,
): AddressedObjects<Code, Stored> {
  const { session, api, navigation } = useShell();
  const {
    id = '',
    mode = 'view',
    template: templateId = '',
    cur_req_id: requestId = '',
    deal = '',
  } = navigation.parameters;
  const { companyRef } = session;
  const isAddressed = [id, templateId, requestId, deal].some((named) => named !== '');

  const code = useCode(name, load, isAddressed);
  const stored = useAnswer(documentKeys.one(companyRef, id), async (signal) => askStored(await load(), id, signal), {
    enabled: id !== '',
    beginsForm: mode !== 'view',
    refetchInterval: ({ state }) => (state.data ? getInProgressInterval([state.data.payment]) : false),
  });
  const template = useAnswer(
    templateKeys.one(companyRef, templateId),
    async (signal) => api.call((await load()).getTemplate, { id: templateId }, { signal }),
    { enabled: templateId !== '', beginsForm: true },
  );
  const request = useAnswer(
    documentKeys.request(companyRef, requestId),
    async (signal) =>
      api.call((await load()).getCurrencyRequest, { type: DocumentType.buyRequest, id: requestId }, { signal }),
    { enabled: requestId !== '', beginsForm: true },
  );
  const linked = useAnswer(
    documentKeys.linked(companyRef, requestId),
    async (signal) => api.call((await load()).listLinkedPayments, { requestId }, { signal }),
    { enabled: requestId !== '', beginsForm: true },
  );
  const deals = useAnswer(
    dealKeys.credits(companyRef),
    async (signal) => api.call((await load()).listCreditDeals, {}, { signal }),
    { enabled: deal !== '', beginsForm: true },
  );
  return {
    isAddressed,
    code: code.data ?? null,
    answers: {
      payment: stored.data?.payment,
      template: template.data,
      request: request.data?.currencyRequest,
      linked: linked.data?.payments,
      deals: deals.data?.deals,
    },
    queries: [
      ...(isAddressed ? [code] : []),
      ...(id ? [stored] : []),
      ...(templateId ? [template] : []),
      ...(requestId ? [request, linked] : []),
      ...(deal ? [deals] : []),
    ],
  };
}
