import type { Problem } from '../../problem';
import { SAVED_SEARCH_NAME_MAX, SAVED_SEARCHES_MAX } from '../../vocabulary';
import { problem, requiredTextProblem } from '../checks';

/**
 * What is wrong with keeping a search under a name: it is missing, too long or not to be shown, is there already
 * (`alreadyExists`: ask, then replace), or there are as many as a list may have.
 * @param kept names of the searches that the list has
 */
export function checkSavedSearch(name: string, kept: readonly string[]): Problem | null {
  const ofName = requiredTextProblem('search_name', name.trim(), SAVED_SEARCH_NAME_MAX);
  if (ofName) return ofName;
  if (kept.includes(name.trim())) return problem('search_name', 'alreadyExists');
  const isFull = kept.length >= SAVED_SEARCHES_MAX;
  return isFull ? problem('search_name', 'tooManyRecords', { max: String(SAVED_SEARCHES_MAX) }) : null;
}
