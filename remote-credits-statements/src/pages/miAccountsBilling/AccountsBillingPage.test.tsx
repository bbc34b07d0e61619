import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

describe('miAccountsBilling', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Виписка');
    expect(document.querySelector('[data-page="miAccountsBilling"]')).toHaveTextContent('Тут ще нічого немає.');
  });
});
