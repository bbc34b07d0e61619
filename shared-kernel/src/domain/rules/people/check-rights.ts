import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { PERSON_TEXT_MAX, REVOKING_ROLE, type Role, type RoleChoice, type SignatureRight } from '../../vocabulary';
import { toProblem, runChecks, checkRequiredTextField, type Check } from '../checks';
import { checkRightOfRole } from './signature-rights';

/** Dialog of a user's rights. Source: docs/requirements/shell-accounts-admin.md#rights-dialog. */
export interface RightsDraft {
  readonly userId: string;
  readonly role: RoleChoice | null;
  readonly signatureRight: SignatureRight | null;
  readonly position: string;
}

interface GrantDraft extends RightsDraft {
  readonly role: Role | null;
}

const CHECKS: readonly Check<GrantDraft, null>[] = [
  ({ userId }) => toProblem('userId', userId === '' ? 'emptyField' : null),
  ({ role }) => toProblem('role', role === null ? 'emptyField' : null),
  ({ role, signatureRight }) => toProblem('signatureRight', checkRightOfRole(signatureRight, role)),
  ({ position }) => checkRequiredTextField('position', position, PERSON_TEXT_MAX),
];

/** Requires no other fields to revoke rights. Source: docs/requirements/shell-accounts-admin.md#rights. */
export function checkRights(draft: RightsDraft): readonly Problem[] {
  const { role } = draft;
  return role === REVOKING_ROLE ? [] : runChecks(CHECKS, { ...draft, role }, null);
}

/**
 * Accepts the saved day even in the past: a change of position does not touch it. Source:
 * docs/requirements/keys-and-users.md#user-list.
 * @param until null for no end
 */
export function checkRightsEnd(until: string | null, before: string | null, bankDay: string): readonly Problem[] {
  if (until === null || until === before) return [];
  if (!isCalendarDate(until)) return [{ field: 'rightsUntil', key: 'invalidDateMessage' }];
  return until < bankDay ? [{ field: 'rightsUntil', key: 'rightsEndPast' }] : [];
}
