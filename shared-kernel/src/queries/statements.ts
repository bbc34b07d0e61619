import {
  getExecutedPayment,
  getStatement,
  listStatementCategories,
  type AnswerOf,
  type RequestOf,
} from '../api/contract';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer } from './use-answer';

export type StatementRequest = RequestOf<typeof getStatement>;
export type StatementAnswer = AnswerOf<typeof getStatement>;

export const statementKeys = {
  all: (companyRef: string) => ['statements', companyRef] as const,
  one: (companyRef: string, request: StatementRequest) => ['statements', companyRef, 'one', request] as const,
  executed: (companyRef: string, document: RequestOf<typeof getExecutedPayment>) =>
    ['statements', companyRef, 'executed', document] as const,
  /** Categories chosen by users; documents do not change them, though the key is below statements. */
  categories: (companyRef: string) => ['statements', companyRef, 'categories'] as const,
};

export function useStatement(request: StatementRequest, isEnabled = true) {
  const { session, api } = useSteadyShell();
  return useAnswer<StatementAnswer>(
    statementKeys.one(session.companyRef, request),
    (signal) => api.call(getStatement, request, { signal }),
    { enabled: isEnabled },
  );
}

export function useStatementCategories() {
  const { session, api } = useSteadyShell();
  return useAnswer(statementKeys.categories(session.companyRef), (signal) =>
    api.call(listStatementCategories, {}, { signal }),
  );
}

export function useExecutedPayment(document: RequestOf<typeof getExecutedPayment>) {
  const { session, api } = useSteadyShell();
  return useAnswer(statementKeys.executed(session.companyRef, document), (signal) =>
    api.call(getExecutedPayment, document, { signal }),
  );
}
