import { fireEvent, screen, waitFor } from '@testing-library/react';
import { action, openPage, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { CLOSED, DEAL, EURO } from '../../testing/credit-answers';
import { page } from '.';

const answers = (...deals: object[]) => ({ '/cred_deals': { success: true, deals } });
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
async function open(options: FakeShellOptions = { answers: answers(DEAL, EURO, CLOSED) }) {
  const shell = await openPage(page, options);
  await waitFor(() => part('tr[data-row]'));
  return shell;
}
const rowMenu = (number: string) => fireEvent.click(part(`tr[data-row="${number}"] [data-action="rowMenu"]`));

describe('miCreditsDeals', () => {
  it('shows the deals with their states: overdue, running, closed', async () => {
    await open();
    expect(part('tr[data-row="КР-2024/77"]')).toHaveTextContent('480 000,00 UAH');
    expect(part('tr[data-row="КР-2024/77"] [data-status]')).toHaveTextContent('Прострочено');
    expect(part('tr[data-row="КР-2025/03"] [data-status]')).toHaveTextContent('Діє');
    expect(part('tr[data-row="КР-2021/15"] [data-status]')).toHaveTextContent('Закрито');
  });

  it('opens the detail row: principal, interest and missed debt', async () => {
    await open();
    fireEvent.click(part('tr[data-row="КР-2024/77"] [data-action="details"]'));
    await waitFor(() => part('[data-field="dealDetails"]'));
    for (const [field, sum] of [
      ['principal', '480 000,00'],
      ['interest', '12 052,60'],
      ['overdue', '7 949,59'],
      ['penalty', '390,42'],
    ])
      expect(part(`[data-field="dealDetails"] [data-field="${field}"]`)).toHaveTextContent(`${sum} UAH`);
  });

  it.each([
    ['КР-2024/77', 'overdue', 'miPmtUahNew'],
    ['КР-2024/77', 'interest', 'miPmtUahNew'],
    ['КР-2025/03', 'next', 'miPmtCurNew'],
    ['КР-2025/03', 'principal', 'miPmtCurNew'],
    ['КР-2025/03', 'all', 'miPmtCurNew'],
  ])('repays %s, %s, by a payment of the deal’s currency', async (number, kind, expected) => {
    const { opened } = await open();
    rowMenu(number);
    await waitFor(() => part(`[data-action="repay-${kind}"]`));
    fireEvent.click(part(`[data-action="repay-${kind}"]`));
    expect(opened).toEqual([{ page: expected, parameters: { deal: number, repay: kind } }]);
  });

  it('says in the menu what each sum is, and offers nothing of a closed deal', async () => {
    await open();
    rowMenu('КР-2024/77');
    await waitFor(() => part('[data-action="repay-overdue"]'));
    expect(part('[data-action="repay-overdue"]')).toHaveTextContent('28 340,01 UAH');
    expect(part('[data-action="repay-next"]')).toHaveAttribute('title', 'Спершу погасіть прострочене');
    expect(document.querySelector('[data-action="repay-early"]')).toBeNull();
    fireEvent.keyDown(part('[data-action="repay-next"]'), { key: 'Escape' });
    rowMenu('КР-2021/15');
    await waitFor(() => expect(document.querySelectorAll('[title="Сплачувати нічого"]').length).toBe(4));
  });

  it('says that there are none, and what failed, with a way on', async () => {
    await openPage(page, { answers: answers() });
    expect(await screen.findByText('Кредитних угод немає')).toBeInTheDocument();
    expect(action('getCredit')).toBeInTheDocument();
  });

  it('asks again after a failure', async () => {
    let isDown = true;
    await openPage(page, {
      answers: {
        '/cred_deals': () => (isDown ? { success: false, error: 'Кредити недоступні.' } : answers(DEAL)['/cred_deals']),
      },
    });
    await screen.findByText(/Кредити недоступні/);
    isDown = false;
    fireEvent.click(action('retry'));
    await waitFor(() => part('tr[data-row="КР-2024/77"]'));
  });
});
