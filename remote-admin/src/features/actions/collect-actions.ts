import { exportActions, type ActionProof, type RequestOf } from '@ncb/shared-kernel/api/contract';
import { ACTIONS_FILE_PORTION } from '@ncb/shared-kernel/domain/vocabulary';
import { FailedAnswer } from '@ncb/shared-kernel/queries';
import type { ShellServices } from '@ncb/shared-kernel/remote-contract';

export interface CollectedActions {
  readonly actions: readonly ActionProof[];
  /** Number and hash of the journal's last entry at that moment. */
  readonly headNumber: number;
  readonly headHash: string;
}

/**
 * Loads all portions.
 * @throws FailedAnswer if a portion fails: a part would pass for the whole
 */
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
    // Actions added meanwhile come before the first portion and are not in the file.
    head ??= { headNumber, headHash };
    collected.push(...actions);
    isMore = actions.length === ACTIONS_FILE_PORTION;
  }
  return { actions: collected, ...(head ?? { headNumber: 0, headHash: '' }) };
}
