import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

describe('miCreditsDeals', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Кредитні угоди');
    expect(document.querySelector('[data-page="miCreditsDeals"]')).toHaveTextContent('Тут ще нічого немає.');
  });
});
