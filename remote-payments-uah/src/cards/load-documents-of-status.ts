import { listPayments, type AnswerOf, type JournalRow, type RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import type { StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { ALL_DOCUMENTS, documentKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

type Journal = AnswerOf<typeof listPayments>;

/** Loads the last 30 days' documents in these statuses, without the thousands of finished ones. */
export async function loadDocumentsOfStatus(
  { session, api, ask }: CardServices,
  statuses: readonly StoredStatus[],
): Promise<Outcome<readonly JournalRow[]>> {
  const answers = await Promise.all(
    statuses.map((status): Promise<Outcome<Journal>> => {
      const request = buildRequest(status);
      return ask(documentKeys.journal(session.companyRef, request), (signal) =>
        api.call(listPayments, request, { signal }),
      );
    }),
  );
  const rows: JournalRow[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    rows.push(...answer.value.rows);
  }
  return { ok: true, value: rows };
}

function buildRequest(status: StoredStatus): RequestOf<typeof listPayments> {
  return { ...ALL_DOCUMENTS, status };
}
