import type { ReceiverPair } from '../../queries';
import { FieldProblem } from '../../ui';
import { getPairProblems } from './get-pair-problems';
import { pairKey, type PairChecks } from './use-pair-checks';

export interface PairMarkProps {
  checks: PairChecks;
  pair: ReceiverPair;
}

/** Mark on a stored row whose code is not the account owner's: the row is older than the rule. */
export function PairMark({ checks, pair }: PairMarkProps) {
  const [problem] = getPairProblems(checks.get(pairKey(pair)) ?? null, '');
  return problem ? <FieldProblem problem={{ key: problem.key, params: {} }} /> : null;
}
