import { useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { useReceiverCheckCache } from '@ncb/shared-kernel/blocks/account-code';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { answerQuery, FailedAnswer, createCorrespondentsQuery } from '@ncb/shared-kernel/queries';
import { toPaymentPair } from './to-payment-pair';
import { findWarnings, type PaymentWarnings } from './find-warnings';
import { loadCompareNames } from './use-compare-names';
import { queryPaymentsAround, queryPaymentsToCode, RECEIVER_STALE_MS } from './receiver-queries';

interface RowsQuery<Row> {
  readonly key: readonly unknown[];
  readonly ask: (signal: AbortSignal) => Promise<Outcome<{ readonly rows: readonly Row[] }>>;
}

/**
 * Searches for warnings, reusing recent answers. A failed request does not block saving: the warnings are marked
 * incomplete.
 */
export function usePaymentWarnings(): (draft: UahPaymentDraft, id: string | null) => Promise<PaymentWarnings> {
  const shell = useShell();
  const cache = useQueryClient();
  const { load } = useReceiverCheckCache();

  /** Null if the request fails. */
  const loadRows = async <Row>({ key, ask }: RowsQuery<Row>): Promise<readonly Row[] | null> => {
    try {
      return (await cache.fetchQuery({ ...answerQuery(key, ask), staleTime: RECEIVER_STALE_MS })).rows;
    } catch (error) {
      if (error instanceof FailedAnswer) return null;
      throw error;
    }
  };

  return async (draft, id) => {
    const { documentDate, amount, receiverCode, receiverHasCode } = draft;
    const [around, toCode, correspondents, check, isSameName] = await Promise.all([
      loadRows(queryPaymentsAround(shell, documentDate, amount)),
      receiverHasCode ? loadRows(queryPaymentsToCode(shell, receiverCode)) : [],
      loadRows(createCorrespondentsQuery(shell)),
      load(toPaymentPair(draft)),
      loadCompareNames(),
    ]);
    const data = { around: around ?? [], toCode: toCode ?? [], correspondents: correspondents ?? [] };
    return {
      ...findWarnings(draft, id, data, isSameName),
      // The server compares again when it saves.
      seenCodes: check?.seen ?? [],
      lastPaid: check?.lastPaid ?? null,
      isIncomplete: around === null || toCode === null || correspondents === null,
    };
  };
}
