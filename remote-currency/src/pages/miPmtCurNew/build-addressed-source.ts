import {
  readCurrencyTemplate,
  type AnswerOf,
  type CreditDeal,
  type CurrencyPayment,
  type CurrencyRequest,
  type getTemplate,
  type LinkedPayment,
} from '@ncb/shared-kernel/api/contract';
import { NEW_PAYMENT, getRefusedOriginal } from '@ncb/shared-kernel/blocks/document-form';
import { canPayCurrencyFrom, judgeLinkedPayments, canRepay, getRepaymentSeed } from '@ncb/shared-kernel/domain/rules';
import { OperationBasis, DocumentType, FundsSource, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment, isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import type { AddressedAnswers } from '@ncb/shared-kernel/queries';
import { createEmptyPayment, toCopyValues, toPaymentValues, type PaymentValues } from '../../features/payment';
import { toContractPaymentValues } from './build-chosen-source';
import { withOnlyAccount, type FormContext, type PaymentSource } from './payment-source';

export {
  getCurrencyPayment,
  getCurrencyRequest,
  getTemplate,
  listCreditDeals,
  listLinkedPayments,
} from '@ncb/shared-kernel/api/contract';

/**
 * Builds the source from the address. `id` with `mode` view (default), change, copy, template: a stored payment;
 * `template`: changed with `mode` = template; `cur_req_id`: a buy request; `deal` with `repay`: a debt. Source:
 * docs/requirements/currency-payroll-credits-statements.md#screens,
 * docs/requirements/currency-payroll-credits-statements.md#repayment-of-a-deal.
 */
export function buildAddressedSource(context: FormContext, answers: AddressedAnswers<CurrencyPayment>): PaymentSource {
  const { payment, template, request, linked = [], deals = [] } = answers;
  if (payment) return buildFromStored(payment, context);
  if (template) return buildFromTemplate(template, context);
  return request ? buildFromRequest(request, linked, context) : buildFromRepayment(deals, context);
}

function buildFromStored(payment: CurrencyPayment, context: FormContext): PaymentSource {
  const { session, parameters } = context;
  const mode = parameters['mode'] ?? 'view';
  if (mode === 'copy' || mode === 'template') {
    const initialValues = clearClosedAccount(toCopyValues(payment, session), context);
    const refused = mode === 'copy' ? getRefusedOriginal(payment) : null;
    return { ...NEW_PAYMENT, refused, isTemplate: mode === 'template', initialValues };
  }
  // It may have been signed since the link was made.
  if (mode === 'change' && isAllowedInStatus('change', payment.status)) {
    return { ...NEW_PAYMENT, changes: payment, initialValues: toPaymentValues(payment, session) };
  }
  return { kind: 'view', payment };
}

function buildFromTemplate(template: AnswerOf<typeof getTemplate>, context: FormContext): PaymentSource {
  const read = readCurrencyTemplate(template.data);
  if (!read.ok) return { kind: 'nothing', reason: 'templateUnreadable' };
  const initialValues = clearClosedAccount(toCopyValues(read.value, context.session), context);
  if (context.parameters['mode'] !== 'template') return { ...NEW_PAYMENT, initialValues };
  return { ...NEW_PAYMENT, isTemplate: true, templateName: template.name, initialValues };
}

/**
 * Builds a payment of bought currency to the contracts' beneficiary. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency.
 */
function buildFromRequest(
  request: CurrencyRequest,
  payments: readonly Pick<LinkedPayment, 'status'>[],
  context: FormContext,
): PaymentSource {
  const linked = payments.map(({ status }) => status);
  if (!canCreatePayment({ status: request.status, type: DocumentType.buyRequest, linked })) {
    return { kind: 'nothing', reason: 'requestRefused' };
  }
  const { currencyCode, amount, creditAccountId, purpose, id } = request;
  const chosen = request.contracts.map(({ contractId }) => contractId);
  const initialValues: PaymentValues = {
    ...createEmptyPayment(context.session),
    ...toContractPaymentValues(chosen, context),
    currencyCode,
    amount,
    purpose,
    requestId: id,
    debitAccountId: creditAccountId,
    fundsSource: FundsSource.bought,
    contracts: request.contracts,
    basis: request.basis === OperationBasis.contract ? OperationBasis.contract : '',
  };
  return {
    ...NEW_PAYMENT,
    hasRefusedPayment: judgeLinkedPayments(linked) === 'ask',
    initialValues: clearClosedAccount(initialValues, context),
  };
}

/**
 * Builds a payment of today's debt to the account that the bank names now. Source:
 * docs/requirements/currency-payroll-credits-statements.md#repayment-of-a-deal.
 */
function buildFromRepayment(deals: readonly CreditDeal[], context: FormContext): PaymentSource {
  const { repayment } = readPageAddress('miPmtCurNew', context.parameters);
  const deal = deals.find(({ number }) => number === repayment?.deal);
  if (!repayment || !deal) return { kind: 'nothing', reason: 'dealUnknown' };
  if (!canRepay(deal, repayment.kind)) return { kind: 'nothing', reason: 'nothingToRepay' };
  const seed = getRepaymentSeed(deal, repayment.kind);
  if (seed.document !== DocumentType.currencyPayment) return { kind: 'nothing', reason: 'dealInHryvnias' };
  const { creditIban, document: _, ...requisites } = seed;
  const initialValues: PaymentValues = {
    ...createEmptyPayment(context.session),
    ...requisites,
    'beneficiary.name': context.session.bankName,
    'beneficiary.account': creditIban,
    'beneficiary.country': '804',
  };
  return { ...NEW_PAYMENT, initialValues: withOnlyAccount(initialValues, context) };
}

/** Clears an account closed since. */
function clearClosedAccount(values: PaymentValues, { accounts }: FormContext): PaymentValues {
  const isUsable = accounts.some(
    (account) => account.id === values.debitAccountId && canPayCurrencyFrom(account, values.currencyCode),
  );
  return isUsable ? values : { ...values, debitAccountId: '' };
}
