import { changePaymentRules, decidePaymentRules, getPaymentRules } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { changeRules } from './change-rules';
import { decideRules } from './decide-rules';
import { readRules } from './read-rules';

export const PAYMENT_RULES_ROUTES: readonly Route[] = [
  forCompany(getPaymentRules, readRules),
  forCompany(changePaymentRules, changeRules),
  forCompany(decidePaymentRules, decideRules),
];
