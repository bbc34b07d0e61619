import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDraftBank } from '../drafts/testing';
import { getElement, showFrame } from '../frame/testing';

const metTraits = () =>
  [...document.querySelectorAll('[data-met="true"]')].map((trait) => trait.getAttribute('data-trait'));

async function open(answer: object) {
  const bank = createDraftBank();
  Object.assign(bank.answers, { '/change_pwd': answer });
  await showFrame('/main/miPmtUahNew', bank);
  await userEvent.click(getElement('[data-action="accountMenu"]'));
  await userEvent.click(await screen.findByText('Змінити пароль'));
  await screen.findByRole('heading', { level: 1, name: 'Зміна пароля' });
  return bank;
}

async function fill(oldPassword: string, newPassword: string) {
  await userEvent.type(getElement('[data-field="oldPassword"]'), oldPassword);
  await userEvent.type(getElement('[data-field="newPassword"]'), newPassword);
  await userEvent.type(getElement('[data-field="confirmation"]'), newPassword);
}
const save = () => userEvent.click(getElement('[data-action="save"]'));

describe('one’s own password', () => {
  it('opens from the account menu, tells while it is typed what is missing, and changes it', async () => {
    const bank = await open({ success: true });
    expect(metTraits()).toEqual([]);
    await fill('Director1', 'Novyi_22');
    expect(metTraits()).toEqual(['length', 'alphabet', 'capital', 'small', 'digit']);
    const callsBefore = bank.calls.length;
    await save();
    expect(await screen.findByText(/сеанси на інших пристроях завершено/)).toBeVisible();
    expect(document.querySelector('[data-field="oldPassword"]')).toBeNull();
    await waitFor(() => expect(bank.calls.slice(callsBefore)).toEqual(['/change_pwd', '/get_user_info']));
    await userEvent.click(getElement('[data-action="home"]'));
    expect(await screen.findByText('Сторінка miAccountsAll')).toBeVisible();
  });

  it('takes pasted passwords, and tells a password manager which are old and new', async () => {
    await open({ success: true });
    const fields = { oldPassword: 'current-password', newPassword: 'new-password', confirmation: 'new-password' };
    for (const [name, purpose] of Object.entries(fields)) {
      const field = getElement(`[data-field="${name}"]`);
      expect(field).toHaveAttribute('autocomplete', purpose);
      await userEvent.click(field);
      await userEvent.paste('Novyi_22');
      expect(field).toHaveValue('Novyi_22');
    }
  });

  it('says that the old one was probably wrong, and empties the secrets', async () => {
    await open({ success: false, error: 'ні', error_code: 'unableToChangePwd' });
    await fill('Director2', 'Novyi_22');
    await save();
    await waitFor(() => expect(document.querySelector('[data-problem="unableToChangePwd"]')).toBeVisible());
    expect(getElement('[data-field="oldPassword"]')).toHaveValue('');
    expect(getElement('[data-field="oldPassword"]')).toHaveFocus();
  });

  it('asks the bank nothing while a field is wrong', async () => {
    const bank = await open({ success: true });
    await fill('Director1', 'short');
    await save();
    expect(document.querySelector('[data-problem="passwdTooShort"]')).toBeVisible();
    expect(getElement('[data-field="newPassword"]')).toHaveFocus();
    expect(bank.calls).not.toContain('/change_pwd');
  });
});
