import type { getActions, RequestOf } from '../api/contract';

export type ActionRequest = Omit<RequestOf<typeof getActions>, 'lastId'>;

/** What people of a company have done, found by what is asked for. */
export const actionKeys = {
  found: (companyRef: string, request: ActionRequest) => ['actions', companyRef, request, 'counted'] as const,
};
