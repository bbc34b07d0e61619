import {
  changePaymentRules,
  decidePaymentRules,
  getApprovalNeed,
  getPaymentRules,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { changeRules } from './change-rules';
import { decideRules } from './decide-rules';
import { readApprovalNeed } from './read-approval-need';
import { readRules } from './read-rules';

export const PAYMENT_RULES_ROUTES: readonly Route[] = [
  forCompany(getPaymentRules, readRules),
  forCompany(getApprovalNeed, readApprovalNeed),
  forCompany(changePaymentRules, changeRules),
  forCompany(decidePaymentRules, decideRules),
];
