import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { page } from '.';

describe('miPayrolls', () => {
  it('says what it is', async () => {
    await openPage(page, { answers: {} });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Відомості');
    expect(document.querySelector('[data-page="miPayrolls"]')).toHaveTextContent('Тут ще нічого немає.');
  });
});
