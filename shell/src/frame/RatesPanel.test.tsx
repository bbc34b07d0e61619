import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { fakeShell, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages/shell-texts';
import { RatesPanel } from './RatesPanel';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

const RATES = { success: true, USD: { k_buy: '41.20', k_sale: '41.85' }, EUR: { k_buy: '47.90', k_sale: '48.75' } };

function show(answers: WireAnswers) {
  const shell = fakeShell({ answers });
  render(<RatesPanel />, { wrapper: shell.Wrapper });
  return shell;
}

describe('RatesPanel', () => {
  it('shows what dollars and euros are bought and sold for, and the official column as 0.00', async () => {
    show({ '/api/rates': RATES });
    await screen.findByText('41,85');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['41,20', '41,85', '0,00'],
      ['47,90', '48,75', '0,00'],
    ]);
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
