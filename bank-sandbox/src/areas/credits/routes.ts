import {
  getCreditDeal,
  getEarlyRepayment,
  listCreditDeals,
  listCreditTerms,
  orderEarlyRepayment,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { earlyRepaymentPreview, orderEarly } from './early-repayment';
import { creditDealDetails } from './get-deal';
import { creditDeals } from './list-deals';
import { creditTerms } from './terms';

export const CREDIT_ROUTES: readonly Route[] = [
  forCompany(listCreditDeals, creditDeals),
  forCompany(getCreditDeal, creditDealDetails),
  forCompany(getEarlyRepayment, earlyRepaymentPreview),
  forCompany(orderEarlyRepayment, orderEarly),
  forCompany(listCreditTerms, creditTerms),
];
