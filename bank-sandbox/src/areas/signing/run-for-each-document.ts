import type { Verdict } from '@ncb/shared-kernel/api/contract';
import {
  BATCH_MAX,
  DECLARATION,
  STORED_STATUSES,
  type SignedKind,
  type StoredStatus,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { Transition } from '@ncb/shared-kernel/domain/workflow';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { getRefusalText } from '../../get-refusal-text';

type Action = 'sign' | 'unsign' | 'send' | 'recall' | 'undoSend' | 'delete';

/**
 * Runs a bulk action; a refused document never stops the rest. Source: docs/requirements/banking-rules.md#transitions.
 */
export async function runForEachDocument<Ref extends { readonly id: string; readonly type?: SignedKind | null }>(
  { db }: Services,
  caller: CompanyCaller,
  action: Action,
  documents: readonly Ref[],
  change: (document: Ref) => Promise<Outcome<StoredStatus | null>>,
): Promise<Outcome<{ readonly verdicts: readonly Verdict[] }>> {
  if (documents.length > BATCH_MAX) return refuse('badRequest', { params: { max: String(BATCH_MAX) } });
  const verdicts: Verdict[] = [];
  for (const ref of documents) {
    const { id } = ref;
    const outcome = await change(ref);
    verdicts.push(toVerdict(id, outcome));
    const object = ref.type === DECLARATION ? DECLARATION : 'document';
    if (!outcome.ok) await writeAudit(db.queries, buildAuditEntry(caller, action, object, id, outcome.refusal.code));
  }
  return succeed({ verdicts });
}

/** Returns a step's outcome; only forms have the status -1. */
export function toStepOutcome(transition: Transition): Outcome<StoredStatus> {
  if (!transition.ok) return refuse(transition.code);
  const status = STORED_STATUSES.find((stored) => stored === transition.to);
  return status === undefined ? refuse('statusForbidsAction') : succeed(status);
}

function toVerdict(id: string, outcome: Outcome<StoredStatus | null>): Verdict {
  if (outcome.ok) return { id, status: outcome.value, error: null, errorCode: null };
  const { code, params } = outcome.refusal;
  return { id, status: null, error: getRefusalText(code, params), errorCode: code };
}
