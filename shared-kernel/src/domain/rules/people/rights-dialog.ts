import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { PERSON_TEXT_MAX, REVOKING_ROLE, type Role, type RoleChoice, type SignatureRight } from '../../vocabulary';
import { problem, problemsFound, requiredTextProblem, type Check } from '../checks';
import { checkRightOfRole } from './signature-rights';

/** The dialog that adds an existing user to the company or changes his rights. Source: spec 1 §2 */
export interface RightsDraft {
  /** '' when nobody is chosen. */
  readonly userId: string;
  readonly role: RoleChoice | null;
  readonly signatureRight: SignatureRight | null;
  readonly position: string;
}

interface GrantDraft extends RightsDraft {
  readonly role: Role | null;
}

const CHECKS: readonly Check<GrantDraft, null>[] = [
  ({ userId }) => problem('tgt_user_id', userId === '' ? 'emptyField' : null),
  ({ role }) => problem('role_ref', role === null ? 'emptyField' : null),
  ({ role, signatureRight }) => problem('signature', checkRightOfRole(signatureRight, role)),
  ({ position }) => requiredTextProblem('position', position, PERSON_TEXT_MAX),
];

/** All problems of the rights dialog. Whoever takes the rights away needs to say nothing more. Source: spec 1 §5 */
export function checkRights(draft: RightsDraft): readonly Problem[] {
  const { role } = draft;
  return role === REVOKING_ROLE ? [] : problemsFound(CHECKS, { ...draft, role }, null);
}

/**
 * What is wrong with the last day of somebody's rights, which may be typed. One that was kept is good whenever it is: who
 * changes a position has not chosen it. Source: reference/areas D7 ("rights until")
 * @param until null for rights that do not end
 */
export function checkRightsEnd(until: string | null, before: string | null, bankDay: string): readonly Problem[] {
  if (until === null || until === before) return [];
  if (!isCalendarDate(until)) return [{ field: 'rights_until', key: 'invalidDateMessage' }];
  return until < bankDay ? [{ field: 'rights_until', key: 'rightsEndPast' }] : [];
}
