import { render, screen } from '@testing-library/react';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { LanguageProvider } from '../languages';
import { Clock } from './Clock';

afterEach(() => jest.useRealTimers());

describe('Clock', () => {
  it('shows the bank’s time, wherever the reader’s machine stands', async () => {
    // Already the next day in Kyiv.
    jest.useFakeTimers({ now: Date.parse('2026-11-20T22:30:15Z') });
    const translations = await createTranslations('ua');
    render(
      <LanguageProvider translations={translations}>
        <Clock />
      </LanguageProvider>,
    );
    expect(screen.getByText('21 листопада 2026 р. о 00:30:15')).toHaveAttribute('datetime', '2026-11-20T22:30:15.000Z');
  });
});
