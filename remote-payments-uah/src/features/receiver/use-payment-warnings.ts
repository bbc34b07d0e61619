import { useQueryClient } from '@tanstack/react-query';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { useReceiverCheckCache } from '@ncb/shared-kernel/blocks/account-code';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { answerQuery, FailedAnswer, allCorrespondents } from '@ncb/shared-kernel/queries';
import { pairOfPayment } from './pair-of-payment';
import { warningsOf, type PaymentWarnings } from './payment-warnings';
import { paymentsAround, paymentsToCode, RECEIVER_STALE_MS } from './receiver-payments';

interface Asked<Row> {
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
  const rowsOf = async <Row>({ key, ask }: Asked<Row>): Promise<readonly Row[] | null> => {
    try {
      return (await cache.fetchQuery({ ...answerQuery(key, ask), staleTime: RECEIVER_STALE_MS })).rows;
    } catch (error) {
      if (error instanceof FailedAnswer) return null;
      throw error;
    }
  };

  return async (draft, id) => {
    const { documentDate, amount, receiverCode, receiverHasCode } = draft;
    const [around, toCode, correspondents, check] = await Promise.all([
      rowsOf(paymentsAround(shell, documentDate, amount)),
      receiverHasCode ? rowsOf(paymentsToCode(shell, receiverCode)) : [],
      rowsOf(allCorrespondents(shell)),
      load(pairOfPayment(draft)),
    ]);
    const known = { around: around ?? [], toCode: toCode ?? [], correspondents: correspondents ?? [] };
    return {
      ...warningsOf(draft, id, known),
      // The server compares again when it saves.
      seenCodes: check?.seen ?? [],
      lastPaid: check?.lastPaid ?? null,
      isIncomplete: around === null || toCode === null || correspondents === null,
    };
  };
}
