import { render, screen } from '@testing-library/react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { createFakeShell, SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { loadShellTexts } from '../languages';
import { RightsBanner } from './RightsBanner';

beforeAll(async () => {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
});

// The sample's bank day is 1 July 2026.
const show = (until: string | null) =>
  render(
    <RightsBanner
      info={{ ...SAMPLE_SESSION, user: { ...SAMPLE_SESSION.user, ...(until !== null && { rightsUntil: until }) } }}
    />,
    { wrapper: createFakeShell({ answers: {} }).Wrapper },
  );

describe('RightsBanner', () => {
  it.each([null, '2026-08-01', '2026-06-30'])('says nothing of rights until %s', (until) => {
    expect(show(until).container).toBeEmptyDOMElement();
  });

  it.each([
    ['2026-07-31', 'діють ще 30 днів, до 31.07.2026'],
    ['2026-07-01', 'Сьогодні останній день ваших прав'],
  ])('warns of rights until %s', (until, words) => {
    show(until);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});
