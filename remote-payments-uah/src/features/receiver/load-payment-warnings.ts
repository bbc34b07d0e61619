import type { QueryClient } from '@tanstack/react-query';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { getApprovalNeed, type ReceiverCheck } from '@ncb/shared-kernel/api/contract';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { hasLongCategory, findLookAlikes, type CompareNames } from '@ncb/shared-kernel/domain/warnings';
import {
  answerQuery,
  FailedAnswer,
  createCorrespondentsQuery,
  paymentRulesKeys,
  type ReceiverPair,
} from '@ncb/shared-kernel/queries';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';
import { listOtherAccounts, listOtherNames, type PaymentWarnings, type ReceiverData } from './find-warnings';
import { readPayer } from './read-payer';
import { queryPaymentsAround, queryPaymentsToCode, RECEIVER_STALE_MS } from './receiver-queries';
import { toPaymentPair } from './to-payment-pair';
import { getApprovalQuestion } from './use-call-question';
import { loadCompareNames } from './use-compare-names';

interface RowsQuery<Row> {
  readonly key: readonly unknown[];
  readonly ask: (signal: AbortSignal) => Promise<Outcome<{ readonly rows: readonly Row[] }>>;
}

export interface WarningSources {
  readonly shell: ShellServices;
  readonly cache: QueryClient;
  readonly load: (pair: ReceiverPair | null) => Promise<ReceiverCheck | null>;
}

/**
 * Searches for warnings, reusing recent answers. A failed request does not block saving: the warnings are marked
 * incomplete.
 */
export async function loadPaymentWarnings(
  { shell, cache, load }: WarningSources,
  draft: UahPaymentDraft,
  id: string | null,
): Promise<PaymentWarnings> {
  /** Null if the request fails. */
  const loadRows = async <Row>({ key, ask }: RowsQuery<Row>): Promise<readonly Row[] | null> => {
    try {
      return (await cache.fetchQuery({ ...answerQuery(key, ask), staleTime: RECEIVER_STALE_MS })).rows;
    } catch (error) {
      if (error instanceof FailedAnswer) return null;
      throw error;
    }
  };
  /** Puts into the cache whether the policy demands a call, for the check that follows; the bank judges again. */
  const loadNeed = async () => {
    const question = getApprovalQuestion(draft);
    if (!question) return;
    const key = paymentRulesKeys.need(shell.session.companyRef, question);
    const ask = (signal: AbortSignal) => shell.api.call(getApprovalNeed, question, { signal });
    await cache.prefetchQuery({ ...answerQuery(key, ask), staleTime: RECEIVER_STALE_MS });
  };
  const { documentDate, amount, receiverCode, receiverHasCode } = draft;
  const [around, toCode, correspondents, check, isSameName] = await Promise.all([
    loadRows(queryPaymentsAround(shell, documentDate, amount)),
    receiverHasCode ? loadRows(queryPaymentsToCode(shell, receiverCode)) : [],
    loadRows(createCorrespondentsQuery(shell)),
    load(toPaymentPair(draft)),
    loadCompareNames(),
    loadNeed(),
  ]);
  const payer = readPayer(shell, cache);
  const data = { around: around ?? [], toCode: toCode ?? [], correspondents: correspondents ?? [], payer };
  return {
    ...findWarnings(draft, id, data, isSameName),
    // The server compares again when it saves.
    seenCodes: check?.seen ?? [],
    lastPaid: check?.lastPaid ?? null,
    isIncomplete: around === null || toCode === null || correspondents === null,
  };
}

export function findWarnings(
  draft: UahPaymentDraft,
  /** Document to change; null for a new one. */
  id: string | null,
  data: ReceiverData,
  isSameName: CompareNames,
): Omit<PaymentWarnings, 'isIncomplete' | 'seenCodes' | 'lastPaid'> {
  return {
    lookAlikes: findLookAlikes({ ...draft, id }, data.around),
    otherAccounts: listOtherAccounts(draft, id, data),
    otherNames: listOtherNames(draft, id, data, isSameName),
    hasLongCategory: draft.structuredPurpose !== undefined && hasLongCategory(draft.structuredPurpose),
  };
}
