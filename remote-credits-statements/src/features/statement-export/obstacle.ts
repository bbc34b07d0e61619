import { isWhole, movedOn } from '@ncb/shared-kernel/files/writers/statement';
import { OperationFilter, StatementType, type StatementBalanceFormat } from '@ncb/shared-kernel/domain/vocabulary';
import type { StatementAnswer, StatementRequest } from '../statement/shown-statement';

/** Why a statement cannot be given to an accounting program. */
export type Obstacle = 'truncated' | 'oneSide' | 'total' | 'nothing' | 'unbalanced';

/**
 * What stands in the way of files that lead from one balance to the other; null where nothing does. Totals have no
 * operations, and camt.053 alone can do without.
 */
export function obstacleTo(
  answer: StatementAnswer,
  asked: Pick<StatementRequest, 'operations' | 'type'>,
): (format: StatementBalanceFormat) => Obstacle | null {
  const whole = obstacleToAll(answer, asked);
  const isTotal = asked.type === StatementType.total;
  return (format) => whole ?? (isTotal && format !== 'camt-08' && format !== 'camt-02' ? 'total' : null);
}

function obstacleToAll(
  { truncated, statement: { accounts } }: StatementAnswer,
  { operations, type }: Pick<StatementRequest, 'operations' | 'type'>,
): Obstacle | null {
  if (truncated) return 'truncated';
  if (accounts.length === 0) return 'nothing';
  if (type === StatementType.total) return null;
  if (operations !== OperationFilter.all) return 'oneSide';
  return accounts.every((account) => isWhole(account, movedOn(account))) ? null : 'unbalanced';
}

/** Operations that moved money: what files of balances hold. */
export function countOfEntries({ statement: { accounts } }: StatementAnswer): number {
  return accounts.reduce((sum, { documents }) => sum + documents.filter((one) => !one.isRevaluation).length, 0);
}
