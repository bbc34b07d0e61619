import { useShell } from '@ncb/shared-kernel/remote-contract';
import { field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
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
  people: [],
  draft: null,
};
const DIRECTOR = [{ userId: '1', name: 'Бджоляр С.', role: 0, hasKey: true }] as never;
const UNTICKED = {
  lastName: '',
  firstName: '',
  middleName: '',
  code: '',
  hasCode: true,
  login: '',
  password: '',
  secretQuestion: '',
  secretAnswer: '',
  email: '',
  phone: '',
  position: '',
  consent: false,
  role: 0,
  signatureRight: 0,
  isAdministrator: false,
} satisfies NonNullable<Registration['draft']>;

async function isChecked(registration: Registration) {
  function Step() {
    const { api } = useShell();
    const employee = useEmployee(api, registration);
    const ignore = () => undefined;
    return (
      <EmployeeStep
        employee={employee}
        registration={registration}
        isResumed={false}
        onContinue={ignore}
        onRegistered={() => Promise.resolve()}
        onCancel={ignore}
      />
    );
  }
  await openPage({ Page: Step, texts: registrationTexts }, { answers: { '/keep_registration': { success: true } } });
  return (field('isAdministrator') as HTMLInputElement).checked;
}

const CASES: readonly (readonly [string, Registration, boolean])[] = [
  ['the first person, the director, is an administrator', BEGUN, true],
  ['a director who unticked it stays without', { ...BEGUN, draft: UNTICKED }, false],
  ['everybody after him is none', { ...BEGUN, people: DIRECTOR }, false],
];

test.each(CASES)('%s', async (_, registration, ticked) => {
  expect(await isChecked(registration)).toBe(ticked);
});
