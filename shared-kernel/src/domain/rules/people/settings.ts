import type { Problem } from '../../problem';
import { SESSION_TIMEOUT_MAX_MINUTES, SESSION_TIMEOUT_MIN_MINUTES } from '../../vocabulary';
import { problem, problemsFound } from '../checks';

/** The settings dialog as filled in. */
export interface SettingsDraft {
  /** Minutes as typed; '' means the bank's own limit. */
  readonly timeout: string;
}

/** A session time-out is a whole number of minutes within the bounds, or none. Source: spec 1 §2, bounds ours */
export function checkSettings(draft: SettingsDraft): readonly Problem[] {
  return problemsFound(
    [({ timeout }) => problem('timeoutInterval', isTimeout(timeout) ? null : 'incorrectTimeout', TIMEOUT_BOUNDS)],
    draft,
    null,
  );
}

const TIMEOUT_BOUNDS = { min: String(SESSION_TIMEOUT_MIN_MINUTES), max: String(SESSION_TIMEOUT_MAX_MINUTES) };

function isTimeout(text: string): boolean {
  if (text === '') return true;
  if (!/^[0-9]{1,4}$/.test(text)) return false;
  const minutes = Number(text);
  return minutes >= SESSION_TIMEOUT_MIN_MINUTES && minutes <= SESSION_TIMEOUT_MAX_MINUTES;
}
