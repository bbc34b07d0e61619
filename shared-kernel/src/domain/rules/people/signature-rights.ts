import { RIGHTS_OF_ROLE, Role, SignatureRight } from '../../vocabulary';

/** The rights to sign that a role may have; the others are disabled in the select. Source: spec 1 §3 and §5 */
export function rightsOf(role: Role): readonly SignatureRight[] {
  return RIGHTS_OF_ROLE[role];
}

/** The right that a role fixes: the operator's; the select is then disabled. Null for the other roles. Source: spec 1 §2 */
export function fixedRight(role: Role): SignatureRight | null {
  return role === Role.operator ? SignatureRight.operator : null;
}

/**
 * The right to sign of a person with a role. An operator's is fixed, so that none needs to be chosen.
 * @returns `emptyField` for none, `rightNotOfRole` for one the role cannot have; without a role only that it is there
 */
export function checkRightOfRole(
  right: SignatureRight | null,
  role: Role | null,
): 'emptyField' | 'rightNotOfRole' | null {
  if (right === null) return role === Role.operator ? null : 'emptyField';
  return role === null || rightsOf(role).includes(right) ? null : 'rightNotOfRole';
}
