import type { KindOfDocument } from '../documents/kind-of-document';
import { getFeeHold } from '../fees/fee-postings';
import { currencyRequestOf } from './stored-details';

export const requestHolds: KindOfDocument['holds'] = (_tx, row) => {
  const { accountId, amount } = row;
  return Promise.resolve([{ accountId, amount }, ...getFeeHold(currencyRequestOf(row).fee)]);
};
