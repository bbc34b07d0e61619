import type { ReceiverCheck } from '../../api/contract';
import type { Problem } from '../../domain';

/** Returns a problem if the code is not the account owner's; nothing until the bank has compared them. */
export function getPairProblems(check: ReceiverCheck | null, field: string): readonly Problem[] {
  return check?.verdict === 'differs' ? [{ field, key: 'codeNotOfAccount' }] : [];
}

/** True for a problem that only the bank can find; it shows at once, even before the user leaves the field. */
export function isPairProblem({ key }: Problem): boolean {
  return key === 'codeNotOfAccount';
}
