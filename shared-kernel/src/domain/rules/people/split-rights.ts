import { SignatureRight, SignScheme, type PayrollAccess, type Role } from '../../vocabulary';

export interface UserRights {
  readonly role: Role;
  readonly signatureRight: SignatureRight;
  readonly payrollAccess: PayrollAccess;
  readonly isAdministrator: boolean;
  /** null for no end. */
  readonly rightsUntil: string | null;
}

export interface SplitRights {
  /** Immediate: everything taken away or unchanged. */
  readonly now: UserRights;
  /** A second manager must approve; null for none. */
  readonly later: Partial<UserRights> | null;
}

/**
 * Splits a change. Role and signature right wait together, because a role allows only some rights. Source:
 * docs/requirements/keys-and-users.md#second-manager.
 */
export function splitRights(before: UserRights, after: UserRights): SplitRights {
  // Enumerations go from most to least power.
  const raisesRole = after.role < before.role || after.signatureRight < before.signatureRight;
  const raisesPayrolls = after.payrollAccess > before.payrollAccess;
  const raisesAdministrator = after.isAdministrator && !before.isAdministrator;
  const lengthens =
    before.rightsUntil !== null && (after.rightsUntil === null || after.rightsUntil > before.rightsUntil);
  const later = {
    ...(raisesRole && { role: after.role, signatureRight: after.signatureRight }),
    ...(raisesPayrolls && { payrollAccess: after.payrollAccess }),
    ...(raisesAdministrator && { isAdministrator: true }),
    ...(lengthens && { rightsUntil: after.rightsUntil }),
  };
  const unchanged = {
    ...(raisesRole && { role: before.role, signatureRight: before.signatureRight }),
    ...(raisesPayrolls && { payrollAccess: before.payrollAccess }),
    ...(raisesAdministrator && { isAdministrator: false }),
    ...(lengthens && { rightsUntil: before.rightsUntil }),
  };
  return { now: { ...after, ...unchanged }, later: Object.keys(later).length > 0 ? later : null };
}

/** True through the last bank day. */
export function areRightsValid(until: string | null, bankDay: string): boolean {
  return until === null || until >= bankDay;
}

/**
 * True if users with these rights can complete a document; each signs once. Source:
 * docs/requirements/banking-rules.md#transitions.
 * @param rights of all users who may work and whose rights are valid
 */
export function canSignTogether(scheme: SignScheme, rights: readonly SignatureRight[]): boolean {
  const has = (right: SignatureRight) => rights.includes(right);
  if (has(SignatureRight.all)) return true;
  return has(SignatureRight.first) && (scheme === SignScheme.one || has(SignatureRight.second));
}
