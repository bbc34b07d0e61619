import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { LanguageProvider, loadShellTexts } from '../languages';
import PolicyPage, { type PolicyName } from './PolicyPage';
import { loadPolicyTexts } from './load-policy-texts';

async function open(name: PolicyName) {
  const translations = await createTranslations('ua');
  await translations.add('shell', loadShellTexts);
  await act(async () => {
    render(
      <LanguageProvider translations={translations}>
        <MemoryRouter>
          <Suspense>
            <PolicyPage name={name} />
          </Suspense>
        </MemoryRouter>
      </LanguageProvider>,
    );
    await Promise.resolve();
  });
}

describe('PolicyPage', () => {
  it('shows the security rules with a way back', async () => {
    await open('security');
    expect(await screen.findByRole('heading', { level: 1, name: 'Правила безпеки' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Назад до входу' })).toHaveAttribute('href', '/');
  });

  it('has the same parts in every language', async () => {
    const all = await Promise.all(LANGUAGES.map(async (language) => (await loadPolicyTexts[language]()).default));
    const shape = (texts: object) =>
      JSON.stringify(texts, (key, value: unknown) => (typeof value === 'string' ? key : value));
    expect(new Set(all.map(shape)).size).toBe(1);
  });
});
