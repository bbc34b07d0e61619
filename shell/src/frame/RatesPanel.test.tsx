import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { RatesPanel } from './RatesPanel';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

const RATES = { success: true, USD: { k_buy: '41.20', k_sale: '41.85' }, EUR: { k_buy: '47.90', k_sale: '48.75' } };

function show(answers: WireAnswers) {
  const shell = createFakeShell({ answers });
  render(<RatesPanel />, { wrapper: shell.Wrapper });
  return shell;
}

const opener = () => screen.getByRole('button', { name: /Курси/ });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('RatesPanel', () => {
  it('shows in a line each what dollars and euros are bought and sold for', async () => {
    show({ '/api/rates': RATES });
    await screen.findByText('41,85');
    const lines = [...document.querySelectorAll('[data-row]')].map((line) => line.textContent);
    expect(lines).toEqual(['USD41,20 / 41,85', 'EUR47,90 / 48,75']);
  });

  it('shows on a press the table with the official column as 0.00; Escape gives the focus back', async () => {
    show({ '/api/rates': RATES });
    await screen.findByText('41,85');
    await userEvent.click(opener());
    const table = screen.getByRole('table');
    expect(rowsOf(table)).toEqual([
      ['41,20', '41,85', '0,00'],
      ['47,90', '48,75', '0,00'],
    ]);
    await userEvent.keyboard('{Escape}');
    expect(table).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('shows the National Bank’s rates beside that column where the bank tells them', async () => {
    const { USD, EUR } = RATES;
    show({ '/api/rates': { ...RATES, USD: { ...USD, nbu_rate: '41.5012' }, EUR: { ...EUR, nbu_rate: '48.3301' } } });
    await screen.findByText('41,85');
    await userEvent.click(opener());
    const table = screen.getByRole('table');
    expect(within(table).getByText('НБУ')).toBeVisible();
    expect(rowsOf(table)).toEqual([
      ['41,20', '41,85', '0,00', '41,5012'],
      ['47,90', '48,75', '0,00', '48,3301'],
    ]);
  });

  it('is one button where the menu is folded', async () => {
    const { Wrapper } = createFakeShell({ answers: { '/api/rates': RATES } });
    render(<RatesPanel isFolded />, { wrapper: Wrapper });
    expect(document.body).not.toHaveTextContent('USD');
    await userEvent.click(opener());
    expect(await screen.findByText('48,75')).toBeVisible();
  });

  it('shows a rate that the bank has not set as a dash, never as nothing', async () => {
    show({ '/api/rates': { ...RATES, EUR: { k_buy: '0.0000', k_sale: '48.75' } } });
    await screen.findByText('41,85');
    expect(document.querySelector('[data-row="EUR"]')).toHaveTextContent('EUR– / 48,75');
  });

  it('says that the rates did not come, and asks again', async () => {
    let answer: object = { success: false, error: 'немає' };
    const shell = show({ '/api/rates': () => answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('Помилка під час запиту курсів');
    answer = RATES;
    await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
    expect(await screen.findByText('48,75')).toBeVisible();
    expect(shell.calls).toHaveLength(2);
  });
});
