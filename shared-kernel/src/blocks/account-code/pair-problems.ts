import type { ReceiverCheck } from '../../api/contract';
import type { Problem } from '../../domain';

/** Problem of a code that does not belong to the owner of the account; none while the bank has not compared them. */
export function pairProblems(check: ReceiverCheck | null, field: string): readonly Problem[] {
  return check?.verdict === 'differs' ? [{ field, key: 'codeNotOfAccount' }] : [];
}

/** True for a problem that only the bank can see: it is shown at once, also under a field that was not left. */
export function isPairProblem({ key }: Problem): boolean {
  return key === 'codeNotOfAccount';
}
