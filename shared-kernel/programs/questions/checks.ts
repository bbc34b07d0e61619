import { checkCurrencyPaymentQuestion, checkRequestQuestion } from './documents/currency';
import { checkPayment } from './documents/check-payment';
import { ROW_CHECKS } from './documents/row-checks';
import { IDENTIFIER_CHECKS } from './identifier-checks';
import { INTEREST_CHECKS } from './interest-checks';
import { MONEY_CHECKS } from './money-checks';
import type { Question } from './question';
import { WORKFLOW_CHECKS } from './workflow-checks';
import { XML_CHECKS } from './xml-checks';

export const CHECKS: Readonly<Record<string, (question: Question) => object>> = {
  ...IDENTIFIER_CHECKS,
  ...MONEY_CHECKS,
  ...INTEREST_CHECKS,
  payment: checkPayment,
  currencyPayment: checkCurrencyPaymentQuestion,
  request: checkRequestQuestion,
  ...ROW_CHECKS,
  ...WORKFLOW_CHECKS,
  ...XML_CHECKS,
};
