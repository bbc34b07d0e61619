import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { PersonInfo } from '@ncb/shared-kernel/api/contract';
import type { UserFormMode } from '@ncb/shared-kernel/domain/rules';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { NativeButton, useChecks } from '../native-fields';
import { registrationTexts } from '../registration-texts';
import { toUserDraft, EMPTY_EMPLOYEE, getEmployeeProblems, toEmployeeValues, withRole } from './employee-values';
import { EmployeeForm } from './EmployeeForm';

const user = userEvent.setup({ pointerEventsCheck: 0 });

const open = (mode: UserFormMode) => {
  function Page() {
    const [values, setValues] = useState(EMPTY_EMPLOYEE);
    const checks = useChecks(values, getEmployeeProblems(values, mode));
    return (
      <>
        <EmployeeForm mode={mode} values={values} onChange={setValues} checks={checks} />
        <NativeButton onClick={() => checks.checkAll()} data-action="continue" />
        <NativeButton
          onClick={() => checks.showBankProblems([{ field: 'login', key: 'emptyField', params: {} }])}
          data-action="bank"
        />
      </>
    );
  }
  return openPage({ Page, texts: registrationTexts }, { answers: {} });
};
const getProblems = () =>
  [...document.querySelectorAll('[data-problem]')].map((one) => one.getAttribute('data-problem'));

describe('the user form', () => {
  it('fixes the operator’s right to sign, and offers the others what their role may have', async () => {
    await open('register');
    await user.selectOptions(field('role'), '2');
    expect(field('signatureRight')).toBeDisabled();
    expect(field('signatureRight')).toHaveValue('3');
    await user.selectOptions(field('role'), '1');
    expect(field('signatureRight')).toBeEnabled();
    expect(field('signatureRight')).toHaveValue('');
    expect(screen.getByRole('option', { name: 'Усі підписи' })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'Другий підпис' })).toBeEnabled();
  });

  it('calls the director’s name so', async () => {
    await open('register');
    expect(screen.getByLabelText('Прізвище, ім’я, по батькові')).toBeVisible();
    await user.selectOptions(field('role'), '0');
    expect(screen.getByLabelText('Прізвище, ім’я, по батькові керівника')).toBeVisible();
  });

  it('tells what is wrong with a field that was left, and with all of them on a try to go on', async () => {
    await open('register');
    await user.type(field('fullName'), 'Одне');
    await user.tab();
    expect(getProblems()).toEqual(['incorrectFullName']);
    expect(screen.getByText(/Введіть прізвище, ім’я та по батькові/)).toBeVisible();
    await user.click(action('continue'));
    expect(getProblems()).toHaveLength(12);
    expect(getProblems()).toContain('consentRequired');
    expect(field('role')).toHaveFocus();
  });

  it('shows under its field what the bank found, until something changes', async () => {
    await open('register');
    await user.click(action('bank'));
    expect(field('login')).toHaveFocus();
    expect(getProblems()).toEqual(['emptyField']);
    await user.type(field('login'), 'a');
    expect(getProblems()).toEqual([]);
  });

  it('hides another’s login, password and secret, and locks the administrator’s tick of who exists', async () => {
    await open('other');
    for (const name of ['login', 'password', 'confirmation', 'secretQuestion', 'secretAnswer'])
      expect(document.querySelector(`[data-field="${name}"]`)).toBeNull();
    expect(field('isAdministrator')).toBeDisabled();
  });
});

describe('its values', () => {
  it('are sent as the bank keeps them, however they are typed', () => {
    const typed = {
      ...EMPTY_EMPLOYEE,
      fullName: '  Зразкова  Олена Іванівна ',
      code: ' 0077 802420',
      phone: '+38 (050) 000-20-00',
    };
    expect(toUserDraft(typed)).toMatchObject({
      lastName: 'Зразкова',
      firstName: 'Олена',
      middleName: 'Іванівна',
      code: '0077802420',
      phone: '0500002000',
    });
    expect(toUserDraft({ ...typed, hasCode: false, code: 'ьь 000001' }).code).toBe('ЬЬ000001');
  });

  it('of a known person tell a passport from a tax number', () => {
    const person = {
      lastName: 'А',
      firstName: 'Б',
      middleName: '',
      position: '',
      role: 1,
      signatureRight: 2,
      login: '',
      secretAnswer: '',
      secretQuestion: '',
      email: '',
      phone: '',
      isAdministrator: false,
    } as const satisfies Omit<PersonInfo, 'code'>;
    expect(toEmployeeValues({ ...person, code: '0077802420' })).toMatchObject({ hasCode: true, fullName: 'А Б' });
    expect(toEmployeeValues({ ...person, code: '000000001' }).hasCode).toBe(false);
  });

  it('keep the right to sign with another role that may have it', () => {
    const first = { ...EMPTY_EMPLOYEE, role: 0, signatureRight: 1 } as const;
    expect(withRole(first, 1).signatureRight).toBe(1);
    expect(withRole({ ...first, signatureRight: 0 }, 1).signatureRight).toBeNull();
    expect(withRole(first, 2).signatureRight).toBe(3);
  });
});
