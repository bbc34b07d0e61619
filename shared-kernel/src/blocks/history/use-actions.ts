import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { getActions, type ActionRow } from '../../api/contract';
import { ACTIONS_PORTION, type ActionObject } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { actionKeys, type ActionRequest, type FailedAnswer, type Portions, usePortions } from '../../queries';

/** Which actions are looked for; what is not named is not asked for. Days are `yyyy-MM-dd`. */
export type ActionFilter = Partial<ActionRequest>;

export interface ActionPortion {
  readonly actions: readonly ActionRow[];
  /** How many there are in all portions; the first says so. */
  readonly total?: number | undefined;
}

export interface FoundActions {
  /** Newest first: all portions that have come. */
  readonly actions: readonly ActionRow[];
  readonly answer: UseInfiniteQueryResult<Portions<ActionPortion>, FailedAnswer>;
  /** Asks for the newest portion, however many are there. */
  refresh(): Promise<void>;
}

export const ALL_ACTIONS = {
  ...{ userId: null, from: null, to: null, type: null, objectType: null, objectId: null },
} as const satisfies ActionRequest;

/** The journal of user actions: twenty more each time; a portion of fewer is the last. */
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

/** What was done to one thing: a payment document, a payroll, a user, a company. */
export function useHistory({ object, id }: { readonly object: ActionObject; readonly id: string }): FoundActions {
  return useActions({ objectType: object, objectId: id });
}
