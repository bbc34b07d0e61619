import type {
  AnswerOf,
  getStatement,
  RequestOf,
  StatementAccount,
  StatementDocument,
} from '@ncb/shared-kernel/api/contract';

/** What the bank answered: all operations of the accounts and days that were asked for. */
export type StatementAnswer = AnswerOf<typeof getStatement>;
export type StatementRequest = RequestOf<typeof getStatement>;

/** An operation with the account that it belongs to. */
export interface ShownOperation {
  readonly account: StatementAccount;
  readonly document: StatementDocument;
}
