import type { Problem } from '../../problem';
import { problem } from '../checks';

/** The problem of something to be chosen: nothing was. */
export function choiceProblem(field: string, chosen: string | number | null): Problem | null {
  return problem(field, chosen === null || chosen === '' ? 'emptyField' : null);
}
