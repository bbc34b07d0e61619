import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { cardTexts } from '../texts';
import { MoneyBody } from './MoneyBody';

test('sums of several currencies break between each other, and no dot stays at the end of a line', async () => {
  const content = {
    available: '2744173.27',
    currencies: [
      { currency: 'UAH', amount: '1712229.44' },
      { currency: 'EUR', amount: '8300.10' },
    ],
    inProgress: null,
    ready: null,
    received: null,
    after: null,
  };
  await openPage({ Page: () => <MoneyBody content={content} />, texts: cardTexts }, { answers: {} });
  const euros = await screen.findByText(/8 300,10/u, { selector: '.ncb-number, .ncb-number *' });
  const together = euros.closest('p > .ncb-number');
  expect(together).toHaveTextContent(/^· 8 300,10 EUR$/u);
  expect(together?.previousSibling?.textContent).toBe(' ');
});
