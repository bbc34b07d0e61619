import { fireEvent, render, screen } from '@testing-library/react';
import { Empty } from 'antd';
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
          <Empty image={<i />} />
        </WorkTheme>
      </LanguageProvider>,
    );
    const field = screen.getByLabelText('purpose');
    fireEvent.change(field, { target: { value: 'rent' } });
    expect(screen.queryByText('Даних немає')).toBeNull();

    expect(await screen.findByText('Даних немає')).toBeVisible();
    expect(screen.getByLabelText('purpose')).toBe(field);
    expect(field).toHaveValue('rent');
  });
});
