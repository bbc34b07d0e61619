import { fireEvent, render, screen } from '@testing-library/react';
import { DatePicker } from 'antd';
import { createTranslations } from '@ncb/shared-kernel/i18n';
import { LanguageProvider, loadShellTexts } from '../languages';
import { WorkTheme } from './WorkTheme';

describe('WorkTheme', () => {
  it('keeps what is below it, and what is typed there, when antd’s texts arrive', async () => {
    const translations = await createTranslations('ua');
    await translations.add('shell', loadShellTexts);
    render(
      <LanguageProvider translations={translations}>
        <WorkTheme>
          <input aria-label="purpose" />
          <DatePicker />
        </WorkTheme>
      </LanguageProvider>,
    );
    const field = screen.getByLabelText('purpose');
    fireEvent.change(field, { target: { value: 'rent' } });
    expect(screen.queryByPlaceholderText('Оберіть дату')).toBeNull();

    expect(await screen.findByPlaceholderText('Оберіть дату')).toBeVisible();
    expect(screen.getByLabelText('purpose')).toBe(field);
    expect(field).toHaveValue('rent');
  });
});
