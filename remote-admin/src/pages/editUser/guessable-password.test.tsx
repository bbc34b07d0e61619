import { waitFor } from '@testing-library/react';
import { field } from '@ncb/shared-kernel/remote-contract/testing';
import { PASSWORD, testGuessablePasswords, fillFields } from '../../features/employee-form/testing';
import { page } from '.';

const USER_INFO = {
  LASTNAME: 'Зразкова',
  FIRSTNAME: 'Олена',
  MIDDLENAME: 'Вигадівна',
  CODE: '3184710691',
  POSITION: 'Бухгалтер',
  ROLE_REF: 1,
  SIGNATURE_REF: 2,
  LOGIN: 'buh1',
  EMAIL: 'b@mail.example',
  PHONE: '0500001001',
  IS_ADMIN: 0,
  SECRET_QUEST: 'Перша школа',
  SECRET_ANSW: '********',
};

testGuessablePasswords('the user form of one’s own data', {
  page,
  path: '/change_user_info',
  save: 'saveUser',
  answers: { '/get_person_info': { success: true, user_info: USER_INFO, changes: [] } },
  async fill() {
    await waitFor(() => expect(field('phone')).toHaveValue('0500001001'));
    await fillFields({
      password: PASSWORD,
      confirmation: PASSWORD,
      position: 'Головний бухгалтер',
      oldPassword: 'Buhalter1',
    });
  },
});
