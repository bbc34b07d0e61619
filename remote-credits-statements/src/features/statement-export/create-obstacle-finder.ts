import { isComplete, getMovement } from '@ncb/shared-kernel/files/writers/statement';
import { OperationFilter, StatementType, type StatementBalanceFormat } from '@ncb/shared-kernel/domain/vocabulary';
import type { StatementAnswer, StatementRequest } from '../statement';

export type Obstacle = 'oneSide' | 'total' | 'nothing' | 'unbalanced';

/**
 * Returns a function that finds what prevents a balance format, or null. Totals have no operations, which only camt.053
 * allows.
 */
export function createObstacleFinder(
  answer: StatementAnswer,
  request: Pick<StatementRequest, 'operations' | 'type'>,
): (format: StatementBalanceFormat) => Obstacle | null {
  const whole = findGeneralObstacle(answer, request);
  const isTotal = request.type === StatementType.total;
  return (format) => whole ?? (isTotal && format !== 'camt-08' && format !== 'camt-02' ? 'total' : null);
}

function findGeneralObstacle(
  { truncated, statement: { accounts } }: StatementAnswer,
  { operations, type }: Pick<StatementRequest, 'operations' | 'type'>,
): Obstacle | null {
  if (accounts.length === 0) return 'nothing';
  if (type === StatementType.total) return null;
  if (operations !== OperationFilter.all) return 'oneSide';
  // The rest is loaded when the file is made and checked then.
  if (truncated) return null;
  return accounts.every((account) => isComplete(account, getMovement(account))) ? null : 'unbalanced';
}
