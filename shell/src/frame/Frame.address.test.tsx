import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getElement, seenByPage, showFrame } from './testing';

beforeEach(() => sessionStorage.clear());

describe('the address of a page', () => {
  it('loses account, document, request, template and draft when the company changes, before any page reads them', async () => {
    const { session, router } = await showFrame('/main/miPmtUahNew?account=7001&id=9107&template=3&mode=copy');
    await screen.findByText('1001 {"account":"7001","id":"9107","template":"3","mode":"copy"}');
    seenByPage.length = 0;
    // Outside `act`, where the router updates asynchronously.
    await session.load('1002');
    expect(await screen.findByText('1002 {}')).toBeVisible();
    expect(seenByPage).toEqual(['1002 {}']);
    expect(router.state.location.search).toBe('');
  });

  it('keeps its parameters when the session is read again for the same company', async () => {
    const { session, router } = await showFrame('/main/miPmtUahNew?id=9107');
    await screen.findByText('1001 {"id":"9107"}');
    await act(() => session.load('1001'));
    expect(router.state.location.search).toBe('?id=9107');
  });

  it('of a page that does not exist shows a card with a way home', async () => {
    await showFrame('/main/miNoSuchPage');
    await waitFor(() => getElement('[data-problem="pageNotFound"]'));
    expect(screen.getByRole('heading', { name: 'Такої сторінки немає' })).toBeVisible();
    fireEvent.click(getElement('[data-action="home"]'));
    expect(await screen.findByText('Сторінка miAccountsAll')).toBeVisible();
  });

  it('of the hidden debug page is unknown in a build without it', async () => {
    await showFrame('/main/debug');
    await waitFor(() => getElement('[data-problem="pageNotFound"]'));
  });

  it('of a payroll shows the reason to a company without a payroll project', async () => {
    const { session } = await showFrame('/main/miPayrollNew');
    expect(await screen.findByText('Сторінка miPayrollNew')).toBeVisible();
    await act(() => session.load('1002'));
    await waitFor(() => getElement('[data-problem="noAccess"]'));
  });
});

describe('a person whom the bank blocks while he works', () => {
  it('is sent to the start when the session is read again', async () => {
    const { session, bank } = await showFrame('/main/miPmtJournal');
    await screen.findByText('Сторінка miPmtJournal');
    bank.userStatus = 3;
    await act(() => session.load('1001'));
    expect(await screen.findByText('Вхід')).toBeVisible();
  });
});

describe('a company that the bank has not confirmed', () => {
  it('can be looked at: no page, no drafts, and in the menu the users, who cannot be opened yet', async () => {
    const { session, bank } = await showFrame('/main/miPmtJournal');
    await screen.findByText('Сторінка miPmtJournal');
    bank.calls.length = 0;
    await act(() => session.load('1004'));
    await waitFor(() => getElement('[data-page="companyWaits"]'));
    expect(screen.getByRole('heading', { name: 'Компанію ще не підтверджено' })).toBeVisible();
    expect(screen.queryByText('Сторінка miPmtJournal')).toBeNull();
    expect(getElement('[data-menu="miSettings"]')).toBeVisible();
    expect(document.querySelector('[data-menu="miAccounts"]')).toBeNull();
    expect(getElement('[data-action="keys"]')).toBeDisabled();
    expect(getElement('[data-field="company"]')).toHaveTextContent('ТОВ «Нова Тестова» (очікує підтвердження)');
    expect(bank.calls).not.toContain('/get_drafts');
    await act(() => session.load('1001'));
    expect(await screen.findByText('Сторінка miPmtJournal')).toBeVisible();
  });
});
