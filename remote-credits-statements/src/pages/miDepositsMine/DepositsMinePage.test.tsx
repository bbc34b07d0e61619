import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

describe('miDepositsMine', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мої депозити');
    expect(document.querySelector('[data-page="miDepositsMine"]')).toHaveTextContent('Тут ще нічого немає.');
  });
});
