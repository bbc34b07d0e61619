import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PASSWORD, testGuessablePasswords, fillFields } from '../../features/employee-form/testing';
import { registrationTexts } from '../../features/registration-texts';
import { EmployeeStep } from './EmployeeStep';
import type { Registration } from './RegisterPage';
import { useEmployee } from './use-employee';

const BEGUN: Registration = {
  companyRef: '2001',
  token: 'proof',
  name: 'ТОВ «Пасіка»',
  address: 'Київ',
  code: '91000075',
  iban: 'UA30',
  isOpen: true,
  people: [{ userId: '1', name: 'Бджоляр С.', role: 0, hasKey: true }] as never,
  draft: {
    role: 2,
    signatureRight: 3,
    lastName: 'Медова',
    firstName: 'Роксолана',
    middleName: '',
    isAdministrator: false,
    code: '0077802420',
    hasCode: true,
    login: 'pasichnyk',
    password: '',
    secretQuestion: 'Вулиця?',
    secretAnswer: '',
    email: 'a@b.example',
    phone: '0500002100',
    position: 'Оператор',
    consent: true,
  },
};

function RegistrationStep() {
  const { api } = useShell();
  const employee = useEmployee(api, BEGUN);
  const done = () => Promise.resolve();
  const ignore = () => undefined;
  return (
    <EmployeeStep
      employee={employee}
      registration={BEGUN}
      isResumed={false}
      onContinue={ignore}
      onRegistered={done}
      onCancel={ignore}
    />
  );
}

testGuessablePasswords('the registration', {
  page: { Page: RegistrationStep, texts: registrationTexts },
  path: '/register_user',
  save: 'continue',
  answers: { '/keep_registration': { success: true } },
  fill: () =>
    fillFields({ password: PASSWORD, confirmation: PASSWORD, secretAnswer: 'Липова', position: 'Старший оператор' }),
});
