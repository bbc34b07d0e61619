import type { AnswerOf, getPersonInfo, RequestOf } from '@ncb/shared-kernel/api/contract';
import { canManageUsers } from '@ncb/shared-kernel/domain/rules';
import { UserChangeKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findMember } from './members';
import { findOpenChanges } from './second-manager';
import { getAnswerPlaceholder } from './secret-answers';
import { listShownChanges } from './list-shown-changes';

/** Answers `get_person_info`: own data in full, others' without login and secrets. Includes waiting changes. */
export async function readPersonInfo(
  { db }: Services,
  caller: CompanyCaller,
  { userId: requestedId }: RequestOf<typeof getPersonInfo>,
): Promise<Outcome<AnswerOf<typeof getPersonInfo>>> {
  const { userId, membership: own } = caller;
  const found = await findMember(db.queries, own.companyId, requestedId);
  if (!found) return refuse('notFound');
  const { user, membership } = found;
  const isSelf = user.id === userId;
  if (!isSelf && !canManageUsers(own)) return refuse('forbidden');
  const open = await findOpenChanges(db.queries, own.companyId, user.id);
  const contacts = open.filter(({ kind }) => kind === UserChangeKind.contacts);
  const changes = await listShownChanges(db.queries, caller, contacts);
  const ownOnly = (text: string) => (isSelf ? text : '');
  return succeed({
    person: {
      lastName: user.lastName,
      firstName: user.firstName,
      middleName: user.middleName,
      code: user.taxCode,
      position: membership.position,
      role: membership.role,
      signatureRight: membership.signatureRight,
      secretAnswer: ownOnly(getAnswerPlaceholder(user.secretAnswerHash)),
      secretQuestion: ownOnly(user.secretQuestion),
      login: ownOnly(user.login),
      email: user.email,
      phone: user.phone,
      isAdministrator: membership.isAdministrator,
    },
    changes: changes.get(user.id) ?? [],
  });
}
