import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { PasswordBanner } from './PasswordBanner';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

// The sample's bank day is 1 July 2026.
const show = (passwordExpires: string | null, onChange: (() => void) | null = null) =>
  render(
    <PasswordBanner
      info={{ ...SAMPLE_SESSION, user: { ...SAMPLE_SESSION.user, passwordExpires } }}
      onChange={onChange}
    />,
    { wrapper: createFakeShell({ answers: {} }).Wrapper },
  );

describe('PasswordBanner', () => {
  it.each([null, '2026-07-07', '2027-01-01'])('says nothing of a password that ends on %s', (expires) => {
    const { container } = show(expires);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['2026-07-06', 'діє ще 5 днів, до 06.07.2026'],
    ['2026-07-03', 'діє ще 2 дні, до 03.07.2026'],
    ['2026-07-02', 'діє ще 1 день, до 02.07.2026'],
    ['2026-07-01', 'Сьогодні останній день'],
  ])('warns of a password that ends on %s', (expires, words) => {
    show(expires);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveAttribute('data-notice', 'warning');
  });

  it.each(['2026-07-06', '2026-06-30'])('leads from the end on %s to a new password', async (expires) => {
    const onChange = jest.fn();
    show(expires, onChange);
    await userEvent.click(screen.getByRole('button', { name: 'Змінити пароль' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('says that a password has expired, and cannot be closed', () => {
    show('2026-06-30');
    expect(screen.getByRole('alert')).toHaveAttribute('data-notice', 'error');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
