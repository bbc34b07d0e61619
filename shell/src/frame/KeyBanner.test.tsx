import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { KeyBanner } from './KeyBanner';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

// The sample's bank day is 1 July 2026.
const show = (keyUntil: string | null, onKeys: (() => void) | null = null, onlyFirstKeyUntil: string | null = null) =>
  render(
    <KeyBanner
      info={{ ...SAMPLE_SESSION, onlyFirstKeyUntil, user: { ...SAMPLE_SESSION.user, keyUntil } }}
      onKeys={onKeys}
    />,
    { wrapper: createFakeShell({ answers: {} }).Wrapper },
  );

describe('KeyBanner', () => {
  it.each([null, '2026-08-01', '2026-06-30'])('says nothing of a key until %s', (until) => {
    const { container } = show(until);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['2026-07-31', 'діє ще 30 днів, до 31.07.2026'],
    ['2026-07-04', 'діє ще 3 дні, до 04.07.2026'],
    ['2026-07-02', 'діє ще 1 день, до 02.07.2026'],
    ['2026-07-01', 'Сьогодні останній день'],
  ])('warns of a key until %s', (until, words) => {
    show(until);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    ['2026-07-09', null],
    ['2026-07-08', 'єдиного першого підписанта компанії діє ще 7 днів, до 08.07.2026'],
    ['2026-07-01', 'Сьогодні останній день'],
  ])('tells everybody of the only first key until %s', (until, words) => {
    const { container } = show(null, null, until);
    if (words === null) expect(container).toBeEmptyDOMElement();
    else expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('tells the owner of that key of his own key, once', () => {
    show('2026-07-04', null, '2026-07-04');
    expect(screen.getByRole('alert')).toHaveTextContent('Ваш ключ');
  });

  it('leads to the keys', async () => {
    const onKeys = jest.fn();
    show('2026-07-02', onKeys);
    await userEvent.click(screen.getByRole('button', { name: 'Ключі підпису' }));
    expect(onKeys).toHaveBeenCalledTimes(1);
  });
});
