import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { changeUserInfo, type PersonInfo } from '@ncb/shared-kernel/api/contract';
import { managesUsers, type UserFormMode } from '@ncb/shared-kernel/domain/rules';
import { pageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { peopleKeys } from '@ncb/shared-kernel/queries';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import { failureText } from '@ncb/shared-kernel/ui';
import { draftOfEmployee, employeeProblems, fieldShown, valuesOfPerson } from '../employee-form/employee-values';
import { EmployeeForm } from '../employee-form/EmployeeForm';
import { PlainButton } from '../plain-fields/PlainFields';
import { useChecks } from '../plain-fields/use-checks';
import { useTexts } from '../../texts';
import styles from '../users/users.module.css';

export interface EditUserProps {
  userId: string;
  person: PersonInfo;
}

/** One's own data with its security fields, or as administrator a colleague's without them. Source: spec 1 §2 and §5 */
export function EditUser({ userId, person }: EditUserProps) {
  const { api, session, navigation, notify, refreshSession } = useShell();
  const { t, common } = useTexts();
  const cache = useQueryClient();
  const isSelf = userId === session.user.userId;
  const mode: UserFormMode = isSelf ? 'own' : 'other';
  const [begun, setBegun] = useState(() => ({ ...valuesOfPerson(person), consent: true }));
  const [values, setValues] = useState(begun);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const checks = useChecks(values, employeeProblems(values, mode));
  useUnsavedWork(values !== begun, t('users.edit.title'));

  const save = async () => {
    if (isBusy || !checks.checkAll()) return;
    setBusy(true);
    setFailure(null);
    const draft = draftOfEmployee(values);
    const outcome = await api.call(changeUserInfo, { userId, ...draft });
    setBusy(false);
    if (!outcome.ok) {
      const problems = outcome.failure.kind === 'refused' ? outcome.failure.problems : [];
      if (problems.length > 0)
        checks.showBankProblems(problems.map((problem) => ({ ...problem, field: fieldShown(problem.field) })));
      else setFailure(outcome.failure);
      return;
    }
    // The typed password is not kept a moment longer than it is needed.
    const kept = { ...values, password: '', confirmation: '' };
    setBegun(kept);
    setValues(kept);
    notify(
      outcome.value.waits ? 'info' : 'success',
      outcome.value.waits ? t('users.edit.waits') : common('messages.profileChanged'),
    );
    await cache.invalidateQueries({ queryKey: peopleKeys.ofCompany(session.companyRef) });
    if (isSelf) refreshSession();
  };
  const { page, parameters } = pageAddress('miSettingsUsers', {});
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <EmployeeForm
        mode={mode}
        values={values}
        onChange={setValues}
        checks={checks}
        hasFixedRights={!managesUsers(session.user)}
      />
      {failure && (
        <Alert
          type="error"
          showIcon
          title={`${common('messages.userInfoChangeFailed')}. ${failureText(common, failure)}`}
          data-notice="editFailed"
        />
      )}
      <div className={styles['buttons']}>
        <PlainButton onClick={() => navigation.open(page, parameters)} data-action="cancel">
          {t('users.edit.cancel')}
        </PlainButton>
        <PlainButton kind="main" type="submit" isBusy={isBusy} data-action="saveUser">
          {t('users.edit.save')}
        </PlainButton>
      </div>
    </form>
  );
}
