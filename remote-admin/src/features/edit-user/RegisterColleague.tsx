import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { registerUser } from '@ncb/shared-kernel/api/contract';
import { peopleKeys } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { useIdempotencyKey } from '@ncb/shared-kernel/ui';
import { toUserDraft, EMPTY_EMPLOYEE, getEmployeeProblems, getFormField, EmployeeForm } from '../employee-form';
import { useChecks } from '../native-fields';
import { useTexts } from '../../texts';
import { UserChoice } from './UserChoice';
import { UserFormFrame } from './UserFormFrame';

/**
 * Form of a new user with a temporary password and without a key (docs/adr/0104). Source:
 * docs/requirements/shell-accounts-admin.md#users-screen.
 */
export function RegisterColleague() {
  const { api, session, navigation, notify } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [values, setValues] = useState(EMPTY_EMPLOYEE);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const checks = useChecks(values, getEmployeeProblems(values, 'register'));
  useUnsavedWork(values !== EMPTY_EMPLOYEE && !isDone, t('users.register.title'));
  // After the effect that releases the unsaved work: before it leaving would prompt.
  useEffect(() => {
    if (isDone) navigation.open('miSettingsUsers');
  }, [isDone, navigation]);

  const save = async () => {
    if (isBusy || !checks.checkAll()) return;
    setBusy(true);
    setFailure(null);
    const request = {
      user: toUserDraft(values),
      signature: '',
      certificate: '',
      companyRef: session.companyRef,
      token: null,
    };
    const outcome = await api.call(registerUser, request, { idempotencyKey: keyFor(request) });
    setBusy(false);
    if (outcome.ok) {
      setDone(true);
      notify('success', t('users.register.done'));
      await cache.invalidateQueries({ queryKey: peopleKeys.ofCompany(session.companyRef) });
      return;
    }
    const problems = outcome.failure.kind === 'refused' ? outcome.failure.problems : [];
    if (problems.length > 0)
      checks.showBankProblems(problems.map((problem) => ({ ...problem, field: getFormField(problem.field) })));
    else setFailure(outcome.failure);
  };
  return (
    <UserFormFrame
      failure={failure}
      failed={common('messages.userRegisterFailed')}
      isBusy={isBusy}
      save={{ label: t('users.register.save'), action: 'register' }}
      onSave={() => void save()}
    >
      <EmployeeForm mode="register" values={values} onChange={setValues} checks={checks} Choice={UserChoice} />
    </UserFormFrame>
  );
}
