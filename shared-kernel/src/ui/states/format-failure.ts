import { getStoredAfter, type ApiFailure } from '../../api/client';
import { getFailureText, type Translate } from './get-failure-text';

/**
 * Returns the failure inside a sentence of the page, e.g. `Not sent. …`. If the call may have been carried out, that
 * sentence would be false and is left out.
 */
export function formatFailure(t: Translate, failure: ApiFailure, inSentence: (reason: string) => string): string {
  const reason = getFailureText(t, failure);
  return getStoredAfter(failure) === 'unknown' ? reason : inSentence(reason);
}
