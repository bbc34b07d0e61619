import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import {
  changeUserInfo,
  type AnswerOf,
  type getPersonInfo,
  type PersonInfo,
  type UserChange,
} from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { canManageUsers, type UserFormMode } from '@ncb/shared-kernel/domain/rules';
import { peopleKeys } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import {
  toUserDraft,
  getEmployeeProblems,
  getFormField,
  toEmployeeValues,
  mergeTyped,
  EmployeeForm,
  type EmployeeValues,
} from '../employee-form';
import { NativeSecret, useChecks } from '../native-fields';
import { useTexts } from '../../texts';
import { UserChoice } from './UserChoice';
import { UserFormFrame } from './UserFormFrame';
import { PendingChanges } from './PendingChanges';

/** Fields for signing in and identification, and where codes go: changing them requires the password. */
const SECURITY = ['login', 'password', 'secretQuestion', 'secretAnswer', 'phone', 'email'] as const;
const OLD_PASSWORD = 'oldPassword';

interface EditUserProps {
  userId: string;
  title: string;
  person: PersonInfo;
  changes: readonly UserChange[];
}

/**
 * Form of the user's own data with security fields, or, for an administrator, a colleague's without them. Source:
 * docs/requirements/shell-accounts-admin.md#screens, docs/requirements/shell-accounts-admin.md#user-data.
 */
export function EditUser({ userId, title, person, changes }: EditUserProps) {
  const { api, session, notify, refreshSession } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const isSelf = userId === session.user.userId;
  const mode: UserFormMode = isSelf ? 'own' : 'other';
  const [initialValues, setInitialValues] = useState(() => toFormValues(person));
  const [values, setValues] = useState(initialValues);
  const [oldPassword, setOldPassword] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pendingChanges = useRef<HTMLDivElement>(null);
  const asksOldPassword = isSelf && SECURITY.some((name) => values[name] !== initialValues[name]);
  const noOldPassword: Problem = { field: OLD_PASSWORD, key: 'emptyField' };
  const checks = useChecks(values, [
    ...getEmployeeProblems(values, mode),
    ...(asksOldPassword && oldPassword === '' ? [noOldPassword] : []),
  ]);
  useUnsavedWork(values !== initialValues, title);

  const save = async () => {
    if (isBusy || !checks.checkAll()) return;
    setBusy(true);
    setFailure(null);
    const draft = toUserDraft(values);
    const outcome = await api.call(changeUserInfo, { userId, ...draft, ...(asksOldPassword && { oldPassword }) });
    setBusy(false);
    if (!outcome.ok) {
      const problems = outcome.failure.kind === 'refused' ? outcome.failure.problems : [];
      if (problems.length > 0)
        checks.showBankProblems(problems.map((problem) => ({ ...problem, field: getFormField(problem.field) })));
      else setFailure(outcome.failure);
      return;
    }
    // Passwords are dropped as soon as they are sent.
    const savedValues = { ...values, password: '', confirmation: '' };
    setInitialValues(savedValues);
    setValues((typed) => mergeTyped(savedValues, values, typed));
    setOldPassword('');
    notify(
      outcome.value.waits ? 'info' : 'success',
      outcome.value.waits ? t('users.edit.waits') : common('messages.profileChanged'),
    );
    await cache.invalidateQueries({ queryKey: peopleKeys.ofCompany(session.companyRef) });
    const now = cache.getQueryData<AnswerOf<typeof getPersonInfo>>(peopleKeys.one(session.companyRef, userId));
    if (outcome.value.waits && now) {
      const inForce = toFormValues(now.person);
      setInitialValues(inForce);
      setValues((typed) => mergeTyped(inForce, savedValues, typed));
    }
    if (isSelf) refreshSession();
  };
  return (
    <UserFormFrame
      failure={failure}
      failed={common('messages.userInfoChangeFailed')}
      isBusy={isBusy}
      save={{ label: t('users.edit.save'), action: 'saveUser' }}
      onSave={() => void save()}
    >
      <div ref={pendingChanges} tabIndex={-1}>
        {changes.map((change) => (
          <PendingChanges
            key={change.id}
            change={change}
            role={person.role}
            onWithdrawn={() => pendingChanges.current?.focus()}
          />
        ))}
      </div>
      <EmployeeForm
        mode={mode}
        values={values}
        onChange={setValues}
        checks={checks}
        Choice={UserChoice}
        hasFixedRights={!canManageUsers(session.user)}
      >
        {asksOldPassword && (
          <NativeSecret
            field={OLD_PASSWORD}
            problem={checks.problemOf(OLD_PASSWORD)}
            onLeave={() => checks.leave(OLD_PASSWORD)}
            label={t('users.edit.oldPassword')}
            hint={t('users.edit.oldPasswordHint')}
            required
            autoComplete="current-password"
            value={oldPassword}
            onChange={setOldPassword}
          />
        )}
      </EmployeeForm>
    </UserFormFrame>
  );
}

function toFormValues(person: PersonInfo): EmployeeValues {
  return { ...toEmployeeValues(person), consent: true };
}
