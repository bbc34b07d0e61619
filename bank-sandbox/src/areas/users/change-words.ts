import type { PersonRights } from '@ncb/shared-kernel/domain/rules';
import { PayrollAccess, Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';

const ROLES: Readonly<Record<Role, string>> = {
  [Role.director]: 'директор',
  [Role.accountant]: 'бухгалтер',
  [Role.operator]: 'оператор',
};
const RIGHTS: Readonly<Record<SignatureRight, string>> = {
  [SignatureRight.all]: 'усі підписи',
  [SignatureRight.first]: 'перший підпис',
  [SignatureRight.second]: 'другий підпис',
  [SignatureRight.operator]: 'без підпису',
};
/** How the journal of actions calls what somebody sees of payrolls. */
export const PAYROLL_WORDS: Readonly<Record<PayrollAccess, string>> = {
  [PayrollAccess.none]: 'нічого',
  [PayrollAccess.totals]: 'лише підсумки',
  [PayrollAccess.full]: 'усе',
};

/** How the journal says that something acts only when a second person has agreed. */
export const WAITS = 'чекає другої особи';

/** What of somebody's rights becomes what, for the journal; '' where nothing does. */
export function rightsInWords(before: PersonRights, after: PersonRights): string {
  const parts = [
    [ROLES[before.role], ROLES[after.role]],
    [RIGHTS[before.signatureRight], RIGHTS[after.signatureRight]],
    [`зарплати: ${PAYROLL_WORDS[before.payrollAccess]}`, PAYROLL_WORDS[after.payrollAccess]],
    [before.isAdministrator ? 'адміністратор' : 'не адміністратор', after.isAdministrator ? 'адміністратор' : 'ні'],
  ] as const;
  const places = ['role', 'signatureRight', 'payrollAccess', 'isAdministrator'] as const;
  return parts
    .filter((_, index) => before[places[index] ?? 'role'] !== after[places[index] ?? 'role'])
    .map(([was, becomes]) => `${was} → ${becomes}`)
    .join('; ');
}
