import type { KindOfDocument } from '../documents/kind-of-document';
import { feeHold } from '../fees/post-fee';
import { currencyRequestOf } from './stored-details';

export const requestHolds: KindOfDocument['holds'] = (_tx, row) => {
  const { accountId, amount } = row;
  return Promise.resolve([{ accountId, amount }, ...feeHold(currencyRequestOf(row).fee)]);
};
