import type {
  AnswerOf,
  getStatement,
  RequestOf,
  StatementAccount,
  StatementDocument,
} from '@ncb/shared-kernel/api/contract';

export type StatementAnswer = AnswerOf<typeof getStatement>;
export type StatementRequest = RequestOf<typeof getStatement>;

export interface ShownOperation {
  readonly account: StatementAccount;
  readonly document: StatementDocument;
}
