import { exportActions, type ActionProof, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { ACTIONS_FILE_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { FailedAnswer } from '@ncb/shared-kernel/queries';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';

/** Everything that the journal has for a search, newest first. */
export interface CollectedActions {
  readonly actions: readonly ActionProof[];
  /** Of the whole journal at that moment: the number and the hash of its last entry. */
  readonly headNumber: number;
  readonly headHash: string;
}

/** Asks for one portion behind the other. @throws FailedAnswer if one does not come: a part would pass for the whole */
export async function collectActions(
  api: ShellServices['api'],
  request: Omit<RequestOf<typeof exportActions>, 'lastId'>,
  signal: AbortSignal,
): Promise<CollectedActions> {
  const collected: ActionProof[] = [];
  let head: Pick<CollectedActions, 'headNumber' | 'headHash'> | null = null;
  for (let isMore = true; isMore;) {
    const lastId: string | null = collected.at(-1)?.id ?? null;
    const outcome = await api.call(exportActions, { ...request, lastId }, { signal });
    if (!outcome.ok) throw new FailedAnswer(outcome.failure);
    const { actions, headNumber, headHash } = outcome.value;
    // What is done while portions come stands above the first one and is not in the file.
    head ??= { headNumber, headHash };
    collected.push(...actions);
    isMore = actions.length === ACTIONS_FILE_PORTION;
  }
  return { actions: collected, ...(head ?? { headNumber: 0, headHash: '' }) };
}
