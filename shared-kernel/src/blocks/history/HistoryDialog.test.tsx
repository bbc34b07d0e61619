import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionObject } from '../../domain/vocabulary';
import { action, openPage, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { HistoryDialog, historyTexts } from '.';

const portion = (from: number, count: number) => ({
  success: true,
  actions: Array.from({ length: count }, (_, index) => ({
    action_id: from - index,
    action_type: index === 0 ? 'sign_first' : 'edit_pmt',
    user_name: 'Зразкова О. В.',
    action_time: '01.07.2026 10:15:00',
    ...(index === 1 && { action_detail: 'нічого → усе' }),
  })),
});
const open = (answers: WireAnswers, object: ActionObject = ActionObject.payment) =>
  openPage(
    {
      Page: () => <HistoryDialog object={object} id="9107" name="107" onClose={() => undefined} />,
      texts: historyTexts,
    },
    { answers },
  );
const rows = () => document.querySelectorAll('[role="dialog"] tr[data-row]');

describe('HistoryDialog', () => {
  it('tells who did what and when, of this document', async () => {
    const { calls } = await open({ '/get_journal': portion(30, 2) });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent('Зразкова О. В.Перший підпис01.07.2026 10:15:00');
    expect(rows()[1]).toHaveTextContent('Зміна реквізитів платежу. нічого → усе');
    expect(Object.fromEntries(calls[0]?.parameters ?? [])).toMatchObject({ obj_type: 'pmt', obj_id: '9107' });
  });

  it.each([
    [ActionObject.payroll, 'payroll', 'Історія відомості № 107'],
    [ActionObject.user, 'user', 'Історія користувача: 107'],
  ])('tells it of a %s too', async (object, word, title) => {
    const { calls } = await open({ '/get_journal': portion(30, 1) }, object);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(calls[0]?.parameters.get('obj_type')).toBe(word);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('says so where nothing was done', async () => {
    await open({ '/get_journal': portion(30, 0) });
    expect(await screen.findByText('Тут ще нічого не робили')).toBeVisible();
  });

  it('loads twenty more behind the last one; a portion of fewer is the last', async () => {
    const { calls } = await open({
      '/get_journal': ({ parameters }) => (parameters.get('last_id') ? portion(10, 3) : portion(30, 20)),
    });
    await waitFor(() => expect(rows()).toHaveLength(20));
    await userEvent.click(action('more'));
    await waitFor(() => expect(rows()).toHaveLength(23));
    expect(calls[1]?.parameters.get('last_id')).toBe('11');
    expect(document.querySelector('[data-action="more"]')).toBeNull();
  });

  it('has no button for more behind a short portion', async () => {
    await open({ '/get_journal': portion(30, 19) });
    await waitFor(() => expect(rows()).toHaveLength(19));
    expect(document.querySelector('[data-action="more"]')).toBeNull();
  });

  it('keeps what it has when the next portion does not come, and lets ask again', async () => {
    let isBroken = true;
    await open({
      '/get_journal': ({ parameters }) => {
        if (!parameters.get('last_id')) return portion(30, 20);
        return isBroken ? { success: false, error: 'Ні' } : portion(10, 1);
      },
    });
    await waitFor(() => expect(rows()).toHaveLength(20));
    await userEvent.click(action('more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Не вдалося завантажити журнал дій');
    expect(rows()).toHaveLength(20);
    isBroken = false;
    await userEvent.click(action('more'));
    await waitFor(() => expect(rows()).toHaveLength(21));
  });

  it('shows the bank’s refusal with a way to try again', async () => {
    await open({ '/get_journal': { success: false, error: 'Історія недоступна' } });
    expect(await screen.findByText(/Історія недоступна/)).toBeInTheDocument();
    expect(action('retry')).toBeEnabled();
  });
});
