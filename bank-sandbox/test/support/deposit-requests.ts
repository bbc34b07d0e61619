import type { applyForDeposit, RequestOf } from '@ncb/shared-kernel/api/contract';

export const DEPOSIT: RequestOf<typeof applyForDeposit> = {
  offerId: '2',
  currencyCode: '980',
  amount: '50000.00',
  term: '6',
  renewals: '1',
  hasAgreed: true,
  debitAccountId: '7001',
  interestAccountId: '7001',
  returnAccountId: '7001',
};

export const OFFERS = { atEnd: '1', monthly: '2', agreed: '3', capitalised: '4' } as const;
