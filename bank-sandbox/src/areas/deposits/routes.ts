import {
  breakDepositEarly,
  getDeposit,
  listDepositOffers,
  listDeposits,
  setDepositRenewal,
  topUpDeposit,
  withdrawFromDeposit,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { returnDepositEarly } from './return-deposit-early';
import { readDeposit } from './read-deposit';
import { findDeposits } from './find-deposits';
import { findOffers } from './deposit-offers';
import { setRenewal } from './set-renewal';
import { topUp } from './top-up';
import { withdrawPart } from './withdraw-part';

export const DEPOSIT_ROUTES: readonly Route[] = [
  forCompany(listDeposits, findDeposits),
  forCompany(getDeposit, readDeposit),
  forCompany(listDepositOffers, findOffers),
  forCompany(topUpDeposit, topUp),
  forCompany(withdrawFromDeposit, withdrawPart),
  forCompany(setDepositRenewal, setRenewal),
  forCompany(breakDepositEarly, returnDepositEarly),
];
