import type { Membership } from '../../callers';
import { schema } from '../../db';
import { getRightsOn } from '../users/members';

const { company, membership } = schema;

export const membershipColumns = {
  companyId: company.id,
  companyStatus: company.status,
  companyName: company.shortName,
  companyCode: company.code,
  signScheme: company.signScheme,
  role: membership.role,
  right: membership.signatureRight,
  rightsValid: membership.rightsValid,
  rightsUntil: membership.rightsUntil,
  isAdministrator: membership.isAdministrator,
  payrollAccess: membership.payrollAccess,
  hasPayrollProject: company.hasPayrollProject,
};

type Columns = { readonly [Name in keyof Membership]: Membership[Name] | null };

/** Returns null without a membership, which leaves all columns empty. */
export function toMembership(row: Columns, bankDay: string): Membership | null {
  if (row.companyId === null) return null;
  const stored = row as Membership;
  return { ...stored, ...getRightsOn(stored, bankDay) };
}
