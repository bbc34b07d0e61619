import { bankBySwift, bankInfo, listBanks, listCountries, listCurrencies } from '@ncb/shared-kernel/api/contract';
import { forUser, type Route } from '../../route';
import { findBankName, findBankBySwift } from './find-bank-by-swift';
import { findBanks, findCountries, findCurrencies } from './bank-lists';

export const BANK_ROUTES: readonly Route[] = [
  forUser(bankInfo, findBankName),
  forUser(bankBySwift, findBankBySwift),
  forUser(listBanks, findBanks),
  forUser(listCountries, findCountries),
  forUser(listCurrencies, findCurrencies),
];
