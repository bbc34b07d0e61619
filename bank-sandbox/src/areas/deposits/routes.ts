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
import { breakEarly } from './break-deposit';
import { oneDeposit } from './get-deposit';
import { deposits } from './list-deposits';
import { offers } from './offers';
import { setRenewal } from './set-renewal';
import { topUp } from './top-up';
import { withdraw } from './withdraw';

export const DEPOSIT_ROUTES: readonly Route[] = [
  forCompany(listDeposits, deposits),
  forCompany(getDeposit, oneDeposit),
  forCompany(listDepositOffers, offers),
  forCompany(topUpDeposit, topUp),
  forCompany(withdrawFromDeposit, withdraw),
  forCompany(setDepositRenewal, setRenewal),
  forCompany(breakDepositEarly, breakEarly),
];
