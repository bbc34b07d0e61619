import type { RegisteredPerson } from '@ncb/shared-kernel/api/contract';
import type { PublicServices } from '@ncb/shared-kernel/remote-contract';
import { useState } from 'react';
import { DoneStep } from './DoneStep';
import { EmployeeStep } from './EmployeeStep';
import { KeyStep } from './KeyStep';
import type { Registration } from './RegisterPage';
import { SheetStep } from './SheetStep';
import type { StepName } from './StepLine';
import { useEmployee } from './use-employee';

export interface FurtherStepsProps {
  services: PublicServices;
  begun: Registration;
  step: StepName;
  /** True if the draft was restored from the bank. */
  isResumed: boolean;
  onStep: (step: StepName) => void;
  onRead: () => Promise<Registration | null>;
  onCancel: () => void;
}

/** Steps after the company: user, key, printout for the bank; repeated for further users. */
export function FurtherSteps(props: FurtherStepsProps) {
  const { services, begun, step, isResumed, onStep, onRead, onCancel } = props;
  const employee = useEmployee(services.api, begun);
  const [lastId, setLastId] = useState<string | null>(null);
  const person: RegisteredPerson | undefined = begun.people.find(({ id }) => id === lastId) ?? begun.people.at(-1);

  const registered = async (userId: string | null) => {
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
          begun={begun}
          isResumed={isResumed}
          onContinue={() => onStep('key')}
          onRegistered={registered}
          onCancel={onCancel}
        />
      );
    case 'key':
      return (
        <KeyStep
          services={services}
          employee={employee}
          begun={begun}
          onRegistered={registered}
          onBack={() => onStep('employee')}
        />
      );
    case 'sheet':
      return (
        <SheetStep
          begun={begun}
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
