import { bankBySwift, bankInfo, listBanks, listCountries, listCurrencies } from '@ncb/shared-kernel/api/contract';
import { forUser, type Route } from '../../route';
import { bankName } from './bank-info';
import { bankOfSwift } from './bank-by-swift';
import { allBanks, allCountries, offeredCurrencies } from './lists';

export const BANK_ROUTES: readonly Route[] = [
  forUser(bankInfo, bankName),
  forUser(bankBySwift, bankOfSwift),
  forUser(listBanks, allBanks),
  forUser(listCountries, allCountries),
  forUser(listCurrencies, offeredCurrencies),
];
