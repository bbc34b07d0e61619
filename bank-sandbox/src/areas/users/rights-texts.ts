import { toDotted } from '@ncb/shared-kernel/domain/dates';
import type { UserRights } from '@ncb/shared-kernel/domain/rules';
import {
  JOURNAL_DETAILS,
  PayrollAccess,
  Role,
  SignatureRight,
  type UserChangeKind,
} from '@ncb/shared-kernel/domain/vocabulary';

const ROLES: Readonly<Record<Role, string>> = {
  [Role.director]: JOURNAL_DETAILS.director,
  [Role.accountant]: JOURNAL_DETAILS.accountant,
  [Role.operator]: JOURNAL_DETAILS.operator,
};
const RIGHTS: Readonly<Record<SignatureRight, string>> = {
  [SignatureRight.all]: JOURNAL_DETAILS.allSignatures,
  [SignatureRight.first]: JOURNAL_DETAILS.firstSignature,
  [SignatureRight.second]: JOURNAL_DETAILS.secondSignature,
  [SignatureRight.operator]: JOURNAL_DETAILS.noSignature,
};
export const PAYROLL_WORDS: Readonly<Record<PayrollAccess, string>> = {
  [PayrollAccess.none]: JOURNAL_DETAILS.seesNothing,
  [PayrollAccess.totals]: JOURNAL_DETAILS.seesTotals,
  [PayrollAccess.full]: JOURNAL_DETAILS.seesAll,
};

export const WAITS = JOURNAL_DETAILS.waits;

export const SUBJECTS: Readonly<Record<UserChangeKind, string>> = {
  new: 'Новий користувач',
  add: 'Доступ до компанії',
  rights: 'Зміна прав',
  unlock: 'Розблокування',
  contacts: 'Зміна особистих даних',
};

export function listRights(rights: UserRights): readonly string[] {
  return [
    `${JOURNAL_DETAILS.role}: ${ROLES[rights.role]}`,
    `${JOURNAL_DETAILS.signatureRight}: ${RIGHTS[rights.signatureRight]}`,
    `${JOURNAL_DETAILS.payrolls}: ${PAYROLL_WORDS[rights.payrollAccess]}`,
    `${JOURNAL_DETAILS.administrator}: ${rights.isAdministrator ? JOURNAL_DETAILS.yes : JOURNAL_DETAILS.no}`,
    `${JOURNAL_DETAILS.rightsUntil}: ${rights.rightsUntil === null ? JOURNAL_DETAILS.endless : `до ${toDotted(rights.rightsUntil)}`}`,
  ];
}

export function listRightChanges(before: UserRights, after: UserRights): readonly string[] {
  const was = listRights(before);
  return listRights(after).flatMap((line, index) => {
    const [name, old] = (was[index] ?? '').split(': ');
    return line === was[index] ? [] : [`${name}: ${old} → ${line.split(': ')[1]}`];
  });
}

export function formatRightChanges(before: UserRights, after: UserRights): string {
  return listRightChanges(before, after).join('; ');
}
