import type { ReceiverPair } from '../../queries';
import { FieldProblem } from '../../ui';
import type { ReceiverCheck } from '../../api/contract';
import type { Problem } from '../../domain';
import { getPairKey, type PairChecks } from './use-pair-checks';

interface PairMarkProps {
  checks: PairChecks;
  pair: ReceiverPair;
}

/** Mark on a stored row whose code is not the account owner's: the row is older than the rule. */
export function PairMark({ checks, pair }: PairMarkProps) {
  const [problem] = getPairProblems(checks.get(getPairKey(pair)) ?? null, '');
  return problem ? <FieldProblem problem={{ key: problem.key, params: {} }} /> : null;
}

/** Returns a problem if the code is not the account owner's; nothing until the bank has compared them. */
export function getPairProblems(check: ReceiverCheck | null, field: string): readonly Problem[] {
  return check?.verdict === 'differs' ? [{ field, key: 'codeNotOfAccount' }] : [];
}

/** True for a problem that only the bank can find; it shows at once, even before the user leaves the field. */
export function isPairProblem({ key }: Problem): boolean {
  return key === 'codeNotOfAccount';
}
