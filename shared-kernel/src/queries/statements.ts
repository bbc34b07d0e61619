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

/** A company's statement lines and turnovers. */
export const statementKeys = {
  all: (companyRef: string) => ['statements', companyRef] as const,
  one: (companyRef: string, request: StatementRequest) => ['statements', companyRef, 'one', request] as const,
  /** A document that the bank has executed, by its own number and the account. */
  executed: (companyRef: string, document: RequestOf<typeof getExecutedPayment>) =>
    ['statements', companyRef, 'executed', document] as const,
  /** What the company's people chose; it does not change with documents, though it lies below them. */
  categories: (companyRef: string) => ['statements', companyRef, 'categories'] as const,
};

/** The statement of a period, account by account. Not asked for while the search cannot be. */
export function useStatement(request: StatementRequest, isEnabled = true) {
  const { session, api } = useSteadyShell();
  return useAnswer<StatementAnswer>(
    statementKeys.one(session.companyRef, request),
    (signal) => api.call(getStatement, request, { signal }),
    { enabled: isEnabled },
  );
}

/** The categories that the company's people chose for counterparties. */
export function useStatementCategories() {
  const { session, api } = useSteadyShell();
  return useAnswer(statementKeys.categories(session.companyRef), (signal) =>
    api.call(listStatementCategories, {}, { signal }),
  );
}

/** A document of a statement as the bank has executed it, whoever paid. */
export function useExecutedPayment(document: RequestOf<typeof getExecutedPayment>) {
  const { session, api } = useSteadyShell();
  return useAnswer(statementKeys.executed(session.companyRef, document), (signal) =>
    api.call(getExecutedPayment, document, { signal }),
  );
}
