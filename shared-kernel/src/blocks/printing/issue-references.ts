import type { ApiClient, Outcome } from '../../api/client';
import { issuePrintouts } from '../../api/contract';
import type { PrintoutReference } from '../../domain/papers';
import { DocumentStatus, type DocumentKind } from '../../domain/vocabulary';

interface DocumentToIssue {
  readonly id: string;
  readonly type: DocumentKind;
  readonly status: DocumentStatus;
}

/** Asks the bank for the numbers of printouts, by document; documents that it has not received have none. */
export async function issueReferences(
  api: ApiClient,
  documents: readonly DocumentToIssue[],
  signal: AbortSignal,
): Promise<Outcome<ReadonlyMap<string, PrintoutReference>>> {
  const received = documents.filter(({ status }) => status >= DocumentStatus.inProgress);
  if (received.length === 0) return { ok: true, value: new Map() };
  const request = { documents: received.map(({ id, type }) => ({ id, type })) };
  const issued = await api.call(issuePrintouts, request, { signal });
  if (!issued.ok) return issued;
  return {
    ok: true,
    value: new Map(issued.value.printouts.map(({ documentId, ...reference }) => [documentId, reference])),
  };
}
