import { RIGHTS_OF_ROLE, Role, SignatureRight } from '../../vocabulary';

/**
 * Returns the selectable rights. Source: docs/requirements/shell-accounts-admin.md#roles-and-rights-to-sign,
 * docs/requirements/shell-accounts-admin.md#rights.
 */
export function getAllowedRights(role: Role): readonly SignatureRight[] {
  return RIGHTS_OF_ROLE[role];
}

/**
 * Returns the operator's right; the select is then disabled. Source:
 * docs/requirements/shell-accounts-admin.md#user-form.
 */
export function getFixedRight(role: Role): SignatureRight | null {
  return role === Role.operator ? SignatureRight.operator : null;
}

/**
 * Accepts a missing right of the operator, whose right is fixed.
 * @returns `emptyField` for none, `rightNotOfRole` if the role cannot have it
 */
export function checkRightOfRole(
  right: SignatureRight | null,
  role: Role | null,
): 'emptyField' | 'rightNotOfRole' | null {
  if (right === null) return role === Role.operator ? null : 'emptyField';
  return role === null || getAllowedRights(role).includes(right) ? null : 'rightNotOfRole';
}
