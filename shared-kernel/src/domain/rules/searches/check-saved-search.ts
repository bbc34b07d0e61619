import type { Problem } from '../../problem';
import { SAVED_SEARCH_NAME_MAX, SAVED_SEARCHES_MAX } from '../../vocabulary';
import { toProblem, checkRequiredTextField } from '../checks';

/**
 * Checks a name; on `alreadyExists` the screen asks before it replaces.
 * @param savedNames names of the list's saved searches
 */
export function checkSavedSearch(name: string, savedNames: readonly string[]): Problem | null {
  const nameProblem = checkRequiredTextField('searchName', name.trim(), SAVED_SEARCH_NAME_MAX);
  if (nameProblem) return nameProblem;
  if (savedNames.includes(name.trim())) return toProblem('searchName', 'alreadyExists');
  const isFull = savedNames.length >= SAVED_SEARCHES_MAX;
  return isFull ? toProblem('searchName', 'tooManyRecords', { max: String(SAVED_SEARCHES_MAX) }) : null;
}
