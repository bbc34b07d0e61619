import { screen } from '@testing-library/react';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { cardTexts } from '../texts';
import { BalanceBody } from './BalanceBody';
import { buildBalancePlan } from './build-balance-plan';

test('the balance, what is expected and the lowest day are text, the picture has them as its name', async () => {
  const past = Array.from({ length: 30 }, (_, day) => `${100 + day}.00`);
  const plan = buildBalancePlan('129.00', '2026-11-26', [
    { kind: 'payroll', day: '2026-12-01', amount: '-80.50' },
    { kind: 'deposit', day: '2026-12-06', amount: '50.00' },
  ]);
  const content = { past, plan, bankDay: '2026-11-26' };
  await openPage({ Page: () => <BalanceBody content={content} />, texts: cardTexts }, { answers: {} });
  const field = (name: string) => document.querySelector(`[data-field="${name}"]`);
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    'Залишок у гривні: 30 днів тому 100,00 UAH, сьогодні 129,00 UAH; за планом найменше 48,50 UAH, 01.12.2026',
  );
  expect(field('balance')).toHaveTextContent('129,00');
  expect(field('outflow')).toHaveTextContent('\u221280,50');
  expect(field('inflow')).toHaveTextContent('+50,00');
  expect(field('lowest')).toHaveTextContent('48,50');
});
