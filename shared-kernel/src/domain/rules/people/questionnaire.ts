import type { Problem } from '../../problem';
import { RECEIVER_NAME_MAX, SITE_MAX } from '../../vocabulary';
import { problem, problemsFound, requiredTextProblem, textProblem, type Check } from '../checks';
import { checkEmail, checkPhone } from './contacts';

/** Secondary activities of one company (ours). */
export const SECONDARY_ACTIVITIES_MAX = 20;

/**
 * The client questionnaire (ours): general information, activities, contacts. Field names on the wire are those of the
 * organisation's form. Source: spec 1 §2 and §3
 */
export interface QuestionnaireDraft {
  readonly fullName: string;
  readonly shortName: string;
  readonly address: string;
  /** Number of employees as typed, '' for none told. */
  readonly workers: string;
  /** Activity code (КВЕД) of the main activity, `62.01`. */
  readonly mainActivity: string;
  readonly secondaryActivities: readonly string[];
  readonly phone: string;
  readonly email: string;
  /** '' for none. */
  readonly site: string;
}

const ACTIVITY = /^[0-9]{2}\.[0-9]{1,2}$/;
const SITE = /^(?:https?:\/\/)?(?:[\p{L}0-9-]+\.)+\p{L}{2,}(?:\/[^\s<>"]*)?$/u;

const CHECKS: readonly Check<QuestionnaireDraft, null>[] = [
  ({ fullName }) => requiredTextProblem('clntFullName', fullName, RECEIVER_NAME_MAX),
  ({ shortName }) => requiredTextProblem('clntShortName', shortName, RECEIVER_NAME_MAX),
  ({ address }) => requiredTextProblem('clntAddress', address, RECEIVER_NAME_MAX),
  ({ workers }) => problem('clntCountWorkers', /^[0-9]{0,7}$/.test(workers) ? null : 'incorrectCount'),
  ({ mainActivity }) => problem('clntMainVED', mainActivity === '' ? 'emptyField' : activityKey(mainActivity)),
  ({ secondaryActivities }) => secondaryProblem(secondaryActivities),
  ({ phone }) => problem('clntPhone', checkPhone(phone)),
  ({ email }) => problem('clntEmail', checkEmail(email)),
  ({ site }) => siteProblem(site),
];

/** All problems of the questionnaire, in the order of its fields. */
export function checkQuestionnaire(draft: QuestionnaireDraft): readonly Problem[] {
  return problemsFound(CHECKS, draft, null);
}

function activityKey(code: string): 'incorrectActivityCode' | null {
  return ACTIVITY.test(code) ? null : 'incorrectActivityCode';
}

function secondaryProblem(codes: readonly string[]): Problem | null {
  const areGood = codes.length <= SECONDARY_ACTIVITIES_MAX && codes.every((code) => activityKey(code) === null);
  return problem('clntSubVED', areGood ? null : 'incorrectActivityCode');
}

function siteProblem(site: string): Problem | null {
  if (site === '') return null;
  return textProblem('clntSite', site, SITE_MAX) ?? problem('clntSite', SITE.test(site) ? null : 'incorrectSite');
}
