import { SignatureRight, SignScheme, type PayrollAccess, type Role } from '../../vocabulary';

/** Everything that a person may do in a company. */
export interface PersonRights {
  readonly role: Role;
  readonly signatureRight: SignatureRight;
  readonly payrollAccess: PayrollAccess;
  readonly isAdministrator: boolean;
  /** The last day of his rights to sign and to manage; null where they do not end. */
  readonly rightsUntil: string | null;
}

/** A change of rights in its two halves. */
export interface SplitRights {
  /** What acts at once: everything that is taken away, and what stays as it was. */
  readonly now: PersonRights;
  /** What a second manager has to agree to; null if nothing is given. */
  readonly later: Partial<PersonRights> | null;
}

/**
 * Divides a change of rights. Role and right to sign belong together, as a role allows only some rights: where one of
 * them gives power both wait. Source: reference/areas D7 ("role/sign right up", "Down is instant by one")
 */
export function splitRights(before: PersonRights, after: PersonRights): SplitRights {
  // Both vocabularies go from the most power to the least.
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
  const kept = {
    ...(raisesRole && { role: before.role, signatureRight: before.signatureRight }),
    ...(raisesPayrolls && { payrollAccess: before.payrollAccess }),
    ...(raisesAdministrator && { isAdministrator: false }),
    ...(lengthens && { rightsUntil: before.rightsUntil }),
  };
  return { now: { ...after, ...kept }, later: Object.keys(later).length > 0 ? later : null };
}

/** True while somebody's rights hold: through their last day, by the bank's calendar. */
export function rightsHold(until: string | null, bankDay: string): boolean {
  return until === null || until >= bankDay;
}

/**
 * True if people with these rights to sign can bring a document of the company to the bank together; each of them signs
 * once. Source: reference/banking 5.3
 * @param rights one of each person who may work and whose rights are valid
 */
export function canSignTogether(scheme: SignScheme, rights: readonly SignatureRight[]): boolean {
  const has = (right: SignatureRight) => rights.includes(right);
  if (has(SignatureRight.all)) return true;
  return has(SignatureRight.first) && (scheme === SignScheme.one || has(SignatureRight.second));
}
