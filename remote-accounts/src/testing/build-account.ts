import type { Account } from '@ncb/shared-kernel/api/contract';

export function buildAccount(overrides: Partial<Account> = {}): Account {
  return {
    id: '7001',
    number: '26003999000001',
    iban: 'UA603516070000026003999000001',
    currencyLetters: 'UAH',
    currencyCode: '980',
    status: 0,
    balance: '1250430.55',
    balanceEquivalent: '1250430.55',
    available: '1250430.55',
    availableEquivalent: '1250430.55',
    hasOverdraft: false,
    lastMovement: '2026-07-01T10:15:00',
    paymentsAllowed: true,
    kind: 'current',
    reserved: '0.00',
    comment: 'Основний рахунок',
    opened: '2022-01-12',
    ...overrides,
  };
}
