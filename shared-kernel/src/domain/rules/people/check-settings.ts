import type { Problem } from '../../problem';
import { SESSION_TIMEOUT_MAX_MINUTES, SESSION_TIMEOUT_MIN_MINUTES } from '../../vocabulary';
import { toProblem, runChecks } from '../checks';

export interface SettingsDraft {
  /** Minutes; '' means the bank's own limit. */
  readonly timeout: string;
}

/** Checks the time-out; the bounds are ours. Source: docs/requirements/shell-accounts-admin.md#settings-dialog. */
export function checkSettings(draft: SettingsDraft): readonly Problem[] {
  return runChecks(
    [({ timeout }) => toProblem('timeoutInterval', isTimeout(timeout) ? null : 'incorrectTimeout', TIMEOUT_BOUNDS)],
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
