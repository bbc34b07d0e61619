import type { ReceiverPair } from '../../queries';
import { FieldProblem } from '../../ui';
import { pairProblems } from './pair-problems';
import { pairKey, type PairChecks } from './use-pair-checks';

export interface PairMarkProps {
  checks: PairChecks;
  pair: ReceiverPair;
}

/** Marks a stored row whose code is not the account owner's: it was stored before the rule. */
export function PairMark({ checks, pair }: PairMarkProps) {
  const [problem] = pairProblems(checks.get(pairKey(pair)) ?? null, '');
  return problem ? <FieldProblem problem={{ key: problem.key, params: {} }} /> : null;
}
