import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const input = (field: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[data-field="${field}"]`);
  if (!input) throw new Error(`no ${field}`);
  return input;
};
const notice = (name: string) => document.querySelector(`[data-notice="${name}"]`);

it('does not call the page of somebody else "my profile", also while his name is not known', async () => {
  await openPage(page, {
    answers: { '/get_person_info': { success: false, error: 'немає', error_code: 'notFound' } },
    parameters: { mode: 'work', requested_uid: '99999' },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Користувач$/);
});

it('shows new data that wait for a second manager beside those that hold, and takes them back', async () => {
  const change = {
    change_id: '7',
    declaration_id: null,
    kind: 'contacts',
    role_ref: null,
    signature: null,
    phone: '0671112233',
    asked_by: 'Зразкова О. В.',
    asked_at: '21.05.2026 09:00:00',
    waits_for_me: 0,
    is_mine: 1,
  };
  let changes: object[] = [];
  const user_info = {
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
  const { calls, notices } = await openPage(page, {
    answers: {
      '/get_person_info': () => ({ success: true, user_info, changes }),
      '/change_user_info': () => {
        changes = [change];
        return { success: true, waits: 1 };
      },
      '/decide_user_change': () => {
        changes = [];
        return { success: true };
      },
    },
    parameters: { mode: 'work' },
  });
  await waitFor(() => expect(input('phone').value).toBe('0500001001'));
  expect(notice('waiting')).toBeNull();
  await user.clear(input('phone'));
  await user.type(input('phone'), '0671112233');
  await user.click(action('saveUser'));
  expect(calls.filter(({ path }) => path === '/change_user_info')).toEqual([]);
  await user.type(input('oldPassword'), 'Buhalter1');
  await user.click(action('saveUser'));
  await waitFor(() => expect(notice('waiting')).toHaveTextContent('0671112233'));
  expect(notice('waiting')).toHaveTextContent('Подано: Зразкова О. В., 21.05.2026 09:00');
  await waitFor(() => expect(input('phone').value).toBe('0500001001'));

  await user.click(action('withdraw'));
  await waitFor(() => expect(notice('waiting')).toBeNull());
  await waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull());
  const [request] = calls.filter(({ path }) => path === '/decide_user_change');
  expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({ change_id: '7', decision: 'withdraw' });
  expect(notices.at(-1)).toEqual({ kind: 'success', text: 'Зміну відкликано' });
});
