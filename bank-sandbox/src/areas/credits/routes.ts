import {
  getCreditDeal,
  getEarlyRepayment,
  listCreditDeals,
  listCreditTerms,
  orderEarlyRepayment,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { previewEarlyRepayment, storeEarlyOrder } from './early-repayment';
import { readCreditDeal } from './read-credit-deal';
import { findCreditDeals } from './find-credit-deals';
import { findCreditTerms } from './credit-terms';

export const CREDIT_ROUTES: readonly Route[] = [
  forCompany(listCreditDeals, findCreditDeals),
  forCompany(getCreditDeal, readCreditDeal),
  forCompany(getEarlyRepayment, previewEarlyRepayment),
  forCompany(orderEarlyRepayment, storeEarlyOrder),
  forCompany(listCreditTerms, findCreditTerms),
];
