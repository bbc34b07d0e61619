import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { verifyPrintout } from '@ncb/shared-kernel/api/contract';
import { LANGUAGES, PRINTOUT_KINDS, PRINTOUT_STATES } from '@ncb/shared-kernel/domain/vocabulary';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { LanguageProvider, loadShellTexts } from '../languages';
import { SessionProvider, type SessionStore } from '../session';
import { loadVerifyTexts } from './load-verify-texts';
import VerifyPage from './VerifyPage';

const NUMBER = '7KQ2-M9XA-R4TD-3WEH';
const CONFIRMED = { ok: true, value: { kind: 'payment', issued: '2026-11-30T22:50:00', state: 'executed' } };
const refused = (code: string) => ({
  ok: false,
  failure: { kind: 'refused', text: null, code, params: {}, problems: [] },
});

async function open(fragment: string, ...answers: object[]) {
  history.replaceState(null, '', `/ncb/verify${fragment}`);
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  const call = jest.fn((_called: object, _request: object) => Promise.resolve(answers.shift() ?? {}));
  await act(async () => {
    render(
      <LanguageProvider translations={translations}>
        <SessionProvider value={{ api: { call } } as unknown as SessionStore}>
          <MemoryRouter>
            <Suspense>
              <VerifyPage />
            </Suspense>
          </MemoryRouter>
        </SessionProvider>
      </LanguageProvider>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1, name: 'Перевірити документ банку' });
  return call;
}

const numberField = () => screen.getByLabelText('Номер для перевірки');
const sumField = () => screen.getByLabelText('Сума');
const check = () => userEvent.click(screen.getByRole('button', { name: 'Перевірити' }));

describe('VerifyPage', () => {
  it('takes the number of the code out of the address and asks for the sum', async () => {
    const call = await open(`#${NUMBER}`, CONFIRMED);
    expect(numberField()).toHaveValue(NUMBER);
    expect(sumField()).toHaveFocus();
    expect(location.href).not.toContain('7KQ2');
    await userEvent.type(sumField(), '45 000,00');
    await check();
    expect(await screen.findByText('Документ видав наш банк')).toBeVisible();
    expect(screen.getByText('Платіжна інструкція')).toBeVisible();
    expect(screen.getByText('30.11.2026 22:50')).toBeVisible();
    expect(screen.getByText('виконано')).toBeVisible();
    expect(call.mock.calls).toEqual([[verifyPrintout, { number: '7KQ2M9XAR4TD3WEH', amount: '45000.00' }]]);
  });

  it.each(['', '#', '#/main/miPmtJournal', '#<img src=x>'])('ignores the fragment %j', async (fragment) => {
    await open(fragment);
    expect(numberField()).toHaveValue('');
    expect(numberField()).toHaveFocus();
  });

  it.each([
    ['', null],
    ['0,00', '0.00'],
    ['12.5', '12.50'],
    ['1,234,567.89', '1234567.89'],
    ['500,00 EUR', '500.00'],
    ['5 000 000 000,00', '5000000000.00'],
  ])('sends the sum %j as %j', async (typed, amount) => {
    const call = await open(`#${NUMBER}`, CONFIRMED);
    if (typed !== '') await userEvent.type(sumField(), typed);
    await check();
    expect(call.mock.calls[0]?.[1]).toMatchObject({ amount });
  });

  it('does not ask the bank with a number or sum that cannot be one', async () => {
    const call = await open('');
    await check();
    expect(screen.getByText('Заповніть це поле')).toBeVisible();
    await userEvent.type(numberField(), '7KQ2-M9XA');
    expect(screen.getByText(/Номер має 16 знаків/)).toBeVisible();
    await userEvent.type(numberField(), '-R4TD-3WEH');
    await userEvent.type(sumField(), '1 23');
    await check();
    expect(sumField()).toBeInvalid();
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['that it does not know', refused('notFound'), /Банк не підтверджує/],
    ['after too many attempts', refused('too_many_attempts'), /Забагато невдалих спроб/],
    ['without a connection', { ok: false, failure: { kind: 'network' } }, /з’єднан|зв’яз|мереж/i],
  ])('says so of a number %s, and keeps what was typed', async (_what, answer, text) => {
    await open(`#${NUMBER}`, answer);
    await userEvent.type(sumField(), '1');
    await check();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(numberField()).toHaveValue(NUMBER);
    await userEvent.type(sumField(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('checks another document', async () => {
    await open(`#${NUMBER}`, CONFIRMED);
    await check();
    await userEvent.click(await screen.findByRole('button', { name: 'Перевірити інший документ' }));
    expect(numberField()).toHaveValue('');
    expect(sumField()).toHaveValue('');
  });

  it('takes the number of another code that is opened in the same tab', async () => {
    await open(`#${NUMBER}`, CONFIRMED);
    await check();
    await screen.findByText('Документ видав наш банк');
    act(() => {
      history.replaceState(null, '', '/ncb/verify#2345-6789-ABCD-EFGH');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(numberField()).toHaveValue('2345-6789-ABCD-EFGH');
    expect(screen.queryByText('Документ видав наш банк')).toBeNull();
    expect(sumField()).toHaveValue('');
    expect(sumField()).toHaveFocus();
    expect(location.href).not.toContain('2345');
  });

  it.each(LANGUAGES)('has words for every kind and state in %s', async (language) => {
    const { kinds, states } = (await loadVerifyTexts[language]()).default as Record<string, object>;
    expect(Object.keys(kinds ?? {})).toEqual([...PRINTOUT_KINDS]);
    expect(Object.keys(states ?? {})).toEqual([...PRINTOUT_STATES]);
  });
});
