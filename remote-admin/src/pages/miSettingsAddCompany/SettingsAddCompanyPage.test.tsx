import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const FOUND = { success: true, result: '1', company_name: 'ТОВ «Уявні Вітрила»', company_addr: 'Херсон' };
const REGISTERED = { success: true, clnt_ref: '1009', add_user: { success: true }, reg_token: 'proof' };
const field = (name: string) => document.querySelector(`[data-field="${name}"]`) as HTMLElement;

async function filled(answers: WireAnswers, code = '91000069') {
  const shell = await openPage(page, { answers });
  fireEvent.change(field('iban'), { target: { value: 'UA12 3516 0700 0002 6008 9990 0050 1' } });
  fireEvent.change(field('code'), { target: { value: code } });
  await user.click(action('check'));
  return shell;
}

describe('miSettingsAddCompany', () => {
  it('says of a registration that was begun elsewhere when it began, and that the bank decides', async () => {
    const earlier = { since: '28.11.2026 15:40:10', free_at: null };
    await filled({ '/chk_exists': { success: true, result: 0, begun: earlier } });
    await waitFor(() => expect(field('begunSince')).toHaveTextContent('28.11.2026 о 15:40'));
    expect(field('begunFree')).toHaveTextContent('рішення за банком');
  });

  it('finds a company, registers it for the user who is signed in, and takes it back', async () => {
    const { calls, unsaved, notices } = await filled({
      '/chk_exists': FOUND,
      '/register_company': REGISTERED,
      '/cancel_reg': { success: true },
    });
    await waitFor(() => expect(field('companyName')).toHaveTextContent('ТОВ «Уявні Вітрила»'));
    expect(field('companyAddress')).toHaveTextContent('Херсон');
    expect(unsaved.size).toBe(1);
    await user.click(action('continue'));
    expect(await screen.findByText(/можна буде після підтвердження/)).toBeVisible();
    const registration = calls.find(({ path }) => path === '/register_company');
    expect(Object.fromEntries(registration?.parameters ?? [])).toMatchObject({
      code: '91000069',
      iban: 'UA123516070000026008999000501',
      hascode: '1',
      user_id: '502',
    });
    expect(registration?.idempotencyKey).not.toBeNull();
    expect(unsaved.size).toBe(0);
    await user.click(action('cancelRegistration'));
    await user.click(await waitFor(() => action('confirmCancel')));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
    const cancelled = calls.find(({ path }) => path === '/cancel_reg');
    expect(Object.fromEntries(cancelled?.parameters ?? [])).toMatchObject({ clnt_id: '1009', reg_token: 'proof' });
    expect(field('iban')).toHaveValue('');
  });

  it('does not ask the bank about what cannot be: each field says what is wrong', async () => {
    const { calls } = await filled({}, '123');
    expect(field('code').closest('.ncb-field')?.querySelector('[data-problem]')).toHaveAttribute(
      'data-problem',
      'invalidOkpo',
    );
    expect(calls).toEqual([]);
    await user.click(field('hasCode'));
    fireEvent.change(field('code'), { target: { value: '' } });
    await user.click(action('check'));
    expect(document.querySelector('[data-problem="emptyPassport"]')).not.toBeNull();
  });

  it('tells six possible reasons where the answer is negative, and the bank’s own text where it refuses', async () => {
    let answer: object = { success: true, result: '0' };
    const { notices } = await filled({ '/chk_exists': () => answer });
    await waitFor(() => expect(document.querySelectorAll('[data-problem="companyNotFound"] li')).toHaveLength(6));
    await user.click(action('close'));
    answer = { success: false, error: 'Забагато спроб.' };
    await user.click(action('check'));
    await waitFor(() =>
      expect(notices).toMatchObject([{ kind: 'error', text: expect.stringContaining('Забагато') as string }]),
    );
    expect(field('code')).toHaveValue('91000069');
  });

  it('forgets what was found when the data change, and says when the user was not added', async () => {
    await filled({
      '/chk_exists': FOUND,
      '/register_company': { ...REGISTERED, add_user: { success: false, error: 'Ліміт.' } },
    });
    await waitFor(() => expect(field('companyName')).not.toBeNull());
    fireEvent.change(field('code'), { target: { value: '91000075' } });
    expect(field('companyName')).toBeNull();
    await user.click(action('check'));
    await user.click(await waitFor(() => action('continue')));
    expect(await screen.findByText(/Ліміт\./)).toBeVisible();
  });
});
