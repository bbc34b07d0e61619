import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

describe('miTurnovers', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Обороти');
    expect(document.querySelector('[data-page="miTurnovers"]')).toHaveTextContent('Тут ще нічого немає.');
  });
});
