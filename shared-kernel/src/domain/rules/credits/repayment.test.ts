import { canRepay, getRepaymentAddress, getRepaymentSeed, type RepayableDeal } from './repayment';

const DEAL: RepayableDeal = {
  number: 'КР-2024/77',
  status: 'active',
  start: '2024-06-05',
  currencyCode: '980',
  principal: '480000.00',
  interest: '7692.31',
  principalAccount: 'UA213516070000020639999000040',
  interestAccount: 'UA643516070000020686999000093',
  repaymentAccount: 'UA763516070000029093999000097',
  payOverdue: '48343.70',
  payNext: null,
  payAll: '490908.08',
  payEarly: null,
};
const EURO_DEAL: RepayableDeal = { ...DEAL, number: 'КР-2025/03', start: '2025-02-14', currencyCode: '978' };

describe('the repayment of a credit in hryvnias', () => {
  it('of principal is a hryvnia payment of what is owed to the account of the principal', () => {
    expect(getRepaymentSeed(DEAL, 'principal')).toEqual({
      document: 1,
      creditIban: 'UA213516070000020639999000040',
      amount: '480000.00',
      purpose: 'Погашення основного боргу за кредитним договором № КР-2024/77 від 05.06.2024, без ПДВ',
    });
  });

  it('of interest is a hryvnia payment of what is accrued to the account of the interest', () => {
    expect(getRepaymentSeed(DEAL, 'interest')).toEqual({
      document: 1,
      creditIban: 'UA643516070000020686999000093',
      amount: '7692.31',
      purpose: 'Сплата процентів за кредитним договором № КР-2024/77 від 05.06.2024, без ПДВ',
    });
  });
});

describe('the repayment of a credit by its schedule', () => {
  it.each([
    ['overdue', '48343.70', 'Погашення простроченої заборгованості'],
    ['all', '490908.08', 'Повне погашення заборгованості'],
  ] as const)('of %s goes to the account of all repayments', (kind, amount, purpose) => {
    expect(getRepaymentSeed(DEAL, kind)).toMatchObject({
      creditIban: 'UA763516070000029093999000097',
      amount,
      purpose: `${purpose} за кредитним договором № КР-2024/77 від 05.06.2024, без ПДВ`,
    });
  });

  it('is not offered where the bank names no sum', () => {
    expect([canRepay(DEAL, 'next'), canRepay(DEAL, 'early'), canRepay(DEAL, 'all')]).toEqual([false, false, true]);
    const { payNext: _, ...withNext } = DEAL;
    expect(getRepaymentSeed({ ...withNext, payNext: '10.00' }, 'next').purpose).toContain('Сплата чергового платежу');
  });
});

describe('the repayment of a credit in another currency', () => {
  it('is a currency payment within the bank, from own funds, on the basis of the agreement', () => {
    expect(getRepaymentSeed(EURO_DEAL, 'principal')).toEqual({
      document: 2,
      creditIban: 'UA213516070000020639999000040',
      amount: '480000.00',
      purpose: 'Погашення основного боргу за кредитним договором № КР-2025/03 від 14.02.2025, без ПДВ',
      currencyCode: '978',
      kind: 'own',
      fundsSource: 'own',
      basis: 'agreement',
      agreementNumber: 'КР-2025/03',
      agreementDate: '2025-02-14',
    });
  });
});

describe('what is repaid', () => {
  it.each([
    ['0.01', '0.00', [true, false]],
    ['0.00', '0.01', [false, true]],
    ['0.00', '0.00', [false, false]],
  ] as const)('is owed: principal %s and interest %s can be repaid: %j', (principal, interest, can) => {
    const deal = { ...DEAL, principal, interest };
    expect([canRepay(deal, 'principal'), canRepay(deal, 'interest')]).toEqual(can);
  });

  it('is nothing of a closed deal', () => {
    const closed = { ...DEAL, status: 'closed' } as const;
    expect([canRepay(closed, 'principal'), canRepay(closed, 'interest')]).toEqual([false, false]);
  });
});

describe('the address of a repayment', () => {
  it('opens the hryvnia payment for a deal in hryvnias, otherwise the currency payment', () => {
    expect(getRepaymentAddress(DEAL, 'interest')).toEqual({
      page: 'miPmtUahNew',
      parameters: { deal: 'КР-2024/77', repay: 'interest' },
    });
    expect(getRepaymentAddress(EURO_DEAL, 'principal')).toEqual({
      page: 'miPmtCurNew',
      parameters: { deal: 'КР-2025/03', repay: 'principal' },
    });
  });
});
