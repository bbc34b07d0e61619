import type { getActions, RequestOf } from '../api/contract';

export type ActionRequest = Omit<RequestOf<typeof getActions>, 'lastId'>;

export const actionKeys = {
  found: (companyRef: string, request: ActionRequest) => ['actions', companyRef, request, 'counted'] as const,
};
