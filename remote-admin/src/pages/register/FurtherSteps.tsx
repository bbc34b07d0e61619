import type { RegisteredUser } from '@ncb/shared-kernel/api/contract';
import type { PublicServices } from '@ncb/shared-kernel/remote-contract';
import { useState } from 'react';
import { EmployeeStep } from './EmployeeStep';
import { KeyStep } from './KeyStep';
import type { Registration } from './RegisterPage';
import { CertificateStep } from './CertificateStep';
import type { StepName } from './StepLine';
import { useEmployee } from './use-employee';
import { NativeButton } from '../../features/native-fields';
import { registrationStyles as card } from '../../features/registration';
import { useTexts } from '../../features/registration-texts';

interface FurtherStepsProps {
  services: PublicServices;
  registration: Registration;
  step: StepName;
  /** True if the draft was restored from the bank. */
  isResumed: boolean;
  onStep: (step: StepName) => void;
  onRead: () => Promise<Registration | null>;
  onCancel: () => void;
}

/** Steps after the company: user, key, printout for the bank; repeated for further users. */
export function FurtherSteps(props: FurtherStepsProps) {
  const { services, registration, step, isResumed, onStep, onRead, onCancel } = props;
  const employee = useEmployee(services.api, registration);
  const [lastId, setLastId] = useState<string | null>(null);
  const person: RegisteredUser | undefined =
    registration.people.find(({ id }) => id === lastId) ?? registration.people.at(-1);

  const onUserRegistered = async (userId: string | null) => {
    employee.clear();
    setLastId(userId);
    await onRead();
    onStep('sheet');
  };
  switch (step) {
    case 'employee':
    case 'company':
      return (
        <EmployeeStep
          employee={employee}
          registration={registration}
          isResumed={isResumed}
          onContinue={() => onStep('key')}
          onRegistered={onUserRegistered}
          onCancel={onCancel}
        />
      );
    case 'key':
      return (
        <KeyStep
          services={services}
          employee={employee}
          registration={registration}
          onRegistered={onUserRegistered}
          onBack={() => onStep('employee')}
        />
      );
    case 'sheet':
      return (
        <CertificateStep
          registration={registration}
          person={person}
          onAnother={() => onStep('employee')}
          onFinish={() => onStep('done')}
          onCancel={onCancel}
        />
      );
    case 'done':
      return <DoneStep onSignIn={services.signIn} />;
  }
}

export function DoneStep({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTexts();
  return (
    <section className={card['card']} data-field="done">
      <div className={card['body']}>
        <h2>{t('register.done.title')}</h2>
        <p>{t('register.done.text')}</p>
        <NativeButton kind="main" onClick={onSignIn} data-action="signIn">
          {t('register.done.signIn')}
        </NativeButton>
      </div>
    </section>
  );
}
