import { toDotted } from '@ncb/shared-kernel/domain/dates';
import type { PersonRights } from '@ncb/shared-kernel/domain/rules';
import { PayrollAccess, Role, SignatureRight, type UserChangeKind } from '@ncb/shared-kernel/domain/vocabulary';

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

/** What a waiting change is about, in the line under which it is signed. */
export const SUBJECTS: Readonly<Record<UserChangeKind, string>> = {
  new: 'Новий користувач',
  add: 'Доступ до компанії',
  rights: 'Зміна прав',
  unlock: 'Розблокування',
  contacts: 'Зміна особистих даних',
};

/** Everything that somebody may do, one line for each. */
export function linesOfRights(rights: PersonRights): readonly string[] {
  return [
    `Роль: ${ROLES[rights.role]}`,
    `Право підпису: ${RIGHTS[rights.signatureRight]}`,
    `Зарплати: ${PAYROLL_WORDS[rights.payrollAccess]}`,
    `Адміністратор: ${rights.isAdministrator ? 'так' : 'ні'}`,
    `Строк прав: ${rights.rightsUntil === null ? 'без обмеження' : `до ${toDotted(rights.rightsUntil)}`}`,
  ];
}

/** What of somebody's rights becomes what, one line for each right that changes. */
export function linesOfChange(before: PersonRights, after: PersonRights): readonly string[] {
  const was = linesOfRights(before);
  return linesOfRights(after).flatMap((line, index) => {
    const [name, old] = (was[index] ?? '').split(': ');
    return line === was[index] ? [] : [`${name}: ${old} → ${line.split(': ')[1]}`];
  });
}

/** The same in one line for the journal; '' where nothing changes. */
export function rightsInWords(before: PersonRights, after: PersonRights): string {
  return linesOfChange(before, after).join('; ');
}
