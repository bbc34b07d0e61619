import type { KindOfDocument } from '../documents/kind-of-document';
import { getFeeHold } from '../fees/fee-postings';
import { requireCurrencyRequest } from './stored-details';

export const getRequestHolds: KindOfDocument['getHolds'] = (_tx, row) => {
  const { accountId, amount } = row;
  return Promise.resolve([{ accountId, amount }, ...getFeeHold(requireCurrencyRequest(row).fee)]);
};
