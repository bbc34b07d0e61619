import type { Problem } from '../../problem';
import { problem } from '../checks';

export function checkChoice(field: string, chosen: string | number | null): Problem | null {
  return problem(field, chosen === null || chosen === '' ? 'emptyField' : null);
}
