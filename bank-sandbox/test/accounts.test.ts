import { bankInfo, listAccounts } from '@ncb/shared-kernel/api/contract';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const director = setUpPerson(bank, 'director1');

test('the list has the current accounts of the company, closed ones too, and no credit account', async () => {
  const { accounts } = await director.get(listAccounts, {});
  expect(accounts.map(({ id }) => id)).toEqual([
    '7001',
    '7002',
    '7003',
    '7004',
    '7005',
    '7006',
    '7007',
    '7008',
    '7009',
  ]);
  expect(accounts.find(({ id }) => id === '7005')).toMatchObject({ status: 1, paymentsAllowed: false });
});

test('what a payment may take is the balance less what is reserved, and a currency has its equivalent', async () => {
  const { accounts } = await director.get(listAccounts, {});
  expect(accounts[0]).toEqual({
    id: '7001',
    number: '26003999000001',
    iban: 'UA603516070000026003999000001',
    currencyLetters: 'UAH',
    currencyCode: '980',
    status: 0,
    statusText: 'Відкритий',
    balance: '1250430.55',
    balanceEquivalent: '1250430.55',
    available: '1250129.45',
    availableEquivalent: '1250129.45',
    hasOverdraft: false,
    lastMovement: '2026-07-13T11:20:00',
    paymentsAllowed: true,
    kind: 'current',
    reserved: '301.10',
    comment: 'Основний рахунок',
    opened: '2022-01-12',
  });
  expect(accounts[1]).toMatchObject({ balance: '15200.00', balanceEquivalent: '630800.00' });
});

test('an overdraft can be spent as far as it is unused, an arrested sum not at all', async () => {
  const { accounts } = await director.get(listAccounts, {});
  expect(accounts.find(({ id }) => id === '7004')).toMatchObject({
    balance: '99.99',
    available: '150099.99',
    hasOverdraft: true,
  });
  expect(accounts.find(({ id }) => id === '7006')).toMatchObject({ balance: '50000.00', available: '0.00' });
});

test('another company of the same user has its own accounts', async () => {
  director.actFor('1002');
  const { accounts } = await director.get(listAccounts, {});
  director.actFor('1001');
  expect(accounts.map(({ id }) => id)).toEqual(['7010', '7011', '7012', '7018']);
});

test('a bank is known by its code, an unknown code is refused', async () => {
  expect(await director.get(bankInfo, { bankCode: '305299' })).toEqual({ name: 'АТ КБ "ПриватБанк"' });
  expect(await director.get(bankInfo, { bankCode: '351607' })).toEqual({ name: 'Тестовий банк (пісочниця)' });
  expect(await director.refused(bankInfo, { bankCode: '999999' })).toMatchObject({ code: 'notFound' });
});
