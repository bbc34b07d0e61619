import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

describe('miDepositsGet', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Відкрити депозит');
    expect(document.querySelector('[data-page="miDepositsGet"]')).toHaveTextContent('Тут ще нічого немає.');
  });
});
