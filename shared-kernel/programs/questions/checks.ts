import { checkCurrencyPaymentQuestion, checkRequestQuestion } from './documents/currency';
import { checkPayment } from './documents/check-payment';
import { ROW_CHECKS } from './documents/row-checks';
import { IDENTIFIER_CHECKS } from './identifier-checks';
import { INTEREST_CHECKS } from './interest-checks';
import { MONEY_CHECKS } from './money-checks';
import { type Question, requireOneOf } from './question';
import { XML_CHECKS } from './xml-checks';
import { getAllowedActions } from '../../src/domain/workflow';
import { DocumentStatus, DocumentType, PAYROLL, SignatureRight } from '../../src/domain/vocabulary';

/** Checks of actions on a document; `type` is 1 to 5 or `payroll`. */
const WORKFLOW_CHECKS = {
  actions: (question: Question) => ({
    actions: getAllowedActions({
      status: requireOneOf(question, 'status', Object.values(DocumentStatus)),
      type: question['type'] === PAYROLL ? PAYROLL : requireOneOf(question, 'type', Object.values(DocumentType)),
      signature: requireOneOf(question, 'signature', Object.values(SignatureRight)),
    }),
  }),
};

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
