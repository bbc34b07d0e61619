import { useState, type FormEvent } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import { EmployeeForm } from '../../features/employee-form';
import { NativeButton } from '../../features/native-fields';
import { FoundCompany, StepFoot, FailureNote, registrationStyles as card } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';
import type { Registration } from './RegisterPage';
import type { TypedEmployee } from './use-employee';

interface EmployeeStepProps {
  employee: TypedEmployee;
  registration: Registration;
  isResumed: boolean;
  onContinue: () => void;
  onRegistered: (userId: string | null) => Promise<void>;
  onCancel: () => void;
}

const NO_KEY = { request: '', signature: '' };

/** User step with the fields of the user form. An operator cannot sign, needs no key and is registered at once. */
export function EmployeeStep({
  employee,
  registration,
  isResumed,
  onContinue,
  onRegistered,
  onCancel,
}: EmployeeStepProps) {
  const { t, common } = useTexts();
  const { values, checks, isDirector } = employee;
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailure] = useState<ApiFailure | null>(null);
  const failure = failed ?? employee.refusal;

  const registerOperator = async () => {
    setBusy(true);
    setFailure(null);
    const result = await employee.register(NO_KEY);
    setBusy(false);
    if (result.kind === 'registered') await onRegistered(result.userId);
    if (result.kind === 'failed') setFailure(result.failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !checks.checkAll()) return;
    if (values.role === Role.operator) void registerOperator();
    else onContinue();
  };
  return (
    <form className={card['card']} onSubmit={submit} noValidate>
      <FoundCompany name={registration.name} address={registration.address} />
      <div className={card['body']}>
        {isResumed && <p role="status">{t('register.resumed')}</p>}
        <EmployeeForm
          mode="register"
          values={values}
          onChange={employee.type}
          checks={checks}
          isDirector={isDirector}
        />
        {failure && <FailureNote failure={failure} title="messages.userRegisterFailed" />}
      </div>
      <StepFoot>
        <NativeButton kind="bare" onClick={onCancel} data-action="cancel">
          {common('common.cancel')}
        </NativeButton>
        <NativeButton type="submit" kind="main" disabled={!values.consent} isBusy={isBusy} data-action="continue">
          {t('company.continue')}
        </NativeButton>
      </StepFoot>
    </form>
  );
}
