import { getCurrencyFee, makeCurrencyFee } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { readFeeSettings } from './read-fee-settings';
import { makeFee } from './make-fee';

export const FEE_ROUTES: readonly Route[] = [
  forCompany(makeCurrencyFee, makeFee),
  forCompany(getCurrencyFee, readFeeSettings),
];
