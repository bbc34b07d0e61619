import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { getActions, type ActionRow } from '../../api/contract';
import { ACTIONS_PORTION, type ActionObject } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { actionKeys, type ActionRequest, type FailedAnswer, type Portions, usePortions } from '../../queries';

/** Search of actions; absent fields do not restrict it. Days are `yyyy-MM-dd`. */
export type ActionFilter = Partial<ActionRequest>;

export interface ActionPortion {
  readonly actions: readonly ActionRow[];
  /** Total of all portions; in the first portion only. */
  readonly total?: number | undefined;
}

export interface FoundActions {
  readonly actions: readonly ActionRow[];
  readonly answer: UseInfiniteQueryResult<Portions<ActionPortion>, FailedAnswer>;
  refresh(): Promise<void>;
}

export const ALL_ACTIONS = {
  userId: null,
  start: null,
  end: null,
  type: null,
  objectType: null,
  objectId: null,
} as const satisfies ActionRequest;

/** Loads the action journal in portions of 20; a shorter portion is the last. */
export function useActions(filter: ActionFilter): FoundActions {
  const { session, api } = useSteadyShell();
  const request = { ...ALL_ACTIONS, ...filter };
  const { answer, refresh } = usePortions<ActionPortion>({
    queryKey: actionKeys.found(session.companyRef, request),
    ask: (lastId, signal) => api.call(getActions, { ...request, lastId }, { signal }),
    nextOf: ({ actions }) => (actions.length < ACTIONS_PORTION ? undefined : actions.at(-1)?.id),
  });
  return { actions: answer.data?.pages.flatMap(({ actions }) => actions) ?? [], answer, refresh };
}

export function useHistory({ object, id }: { readonly object: ActionObject; readonly id: string }): FoundActions {
  return useActions({ objectType: object, objectId: id });
}
