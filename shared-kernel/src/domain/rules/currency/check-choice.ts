import type { Problem } from '../../problem';
import { toProblem } from '../checks';

export function checkChoice(field: string, chosen: string | number | null): Problem | null {
  return toProblem(field, chosen === null || chosen === '' ? 'emptyField' : null);
}
