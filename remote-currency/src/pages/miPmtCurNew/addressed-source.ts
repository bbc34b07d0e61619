import {
  readCurrencyTemplate,
  type AnswerOf,
  type CreditDeal,
  type CurrencyPayment,
  type CurrencyRequest,
  type getTemplate,
  type LinkedPayment,
} from '@ncb/shared-kernel/api/contract';
import { NEW_PAYMENT, refusedOriginal } from '@ncb/shared-kernel/blocks/document-form';
import { canPayCurrencyFrom, judgeLinkedPayments, mayRepay, repaymentSeed } from '@ncb/shared-kernel/domain/rules';
import { BuyBasis, DocumentType, FundsSource, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment, statusAllows } from '@ncb/shared-kernel/domain/workflow';
import type { AddressedAnswers } from '@ncb/shared-kernel/queries';
import { emptyPayment, type PaymentValues } from '../../features/payment';
import { copyOf, valuesOf } from '../../features/payment/stored-values';
import { contractValues, withAccountOf, type FormContext, type PaymentSource } from './payment-source';

export {
  getCurrencyPayment,
  getCurrencyRequest,
  getTemplate,
  listCreditDeals,
  listLinkedPayments,
} from '@ncb/shared-kernel/api/contract';

/**
 * `id` with `mode` = view (default), change, copy or template names a stored payment; `template` one, which `mode` =
 * template changes; `cur_req_id` a request to buy currency; `deal` with `repay` a debt under a credit deal.
 * Source: spec 3 §2 and §4
 */
export function addressedSource(context: FormContext, answers: AddressedAnswers<CurrencyPayment>): PaymentSource {
  const { payment, template, request, linked = [], deals = [] } = answers;
  if (payment) return ofStored(payment, context);
  if (template) return ofTemplate(template, context);
  return request ? ofRequest(request, linked, context) : ofRepayment(deals, context);
}

function ofStored(payment: CurrencyPayment, context: FormContext): PaymentSource {
  const { session, parameters } = context;
  const mode = parameters['mode'] ?? 'view';
  if (mode === 'copy' || mode === 'template') {
    const initialValues = withUsableAccount(copyOf(payment, session), context);
    const refused = mode === 'copy' ? refusedOriginal(payment) : null;
    return { ...NEW_PAYMENT, refused, isTemplate: mode === 'template', initialValues };
  }
  // Somebody may have signed it since the address was made: it is shown and says why it cannot change.
  if (mode === 'change' && statusAllows('change', payment.status)) {
    return { ...NEW_PAYMENT, changes: payment, initialValues: valuesOf(payment, session) };
  }
  return { kind: 'view', payment };
}

function ofTemplate(template: AnswerOf<typeof getTemplate>, context: FormContext): PaymentSource {
  const read = readCurrencyTemplate(template.data);
  if (!read.ok) return { kind: 'nothing', reason: 'templateUnreadable' };
  const initialValues = withUsableAccount(copyOf(read.value, context.session), context);
  if (context.parameters['mode'] !== 'template') return { ...NEW_PAYMENT, initialValues };
  return { ...NEW_PAYMENT, isTemplate: true, templateName: template.name, initialValues };
}

/** The currency that a request has bought goes on to whom it was bought for. Source: spec 3 §3 ("funds source") */
function ofRequest(
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
    ...emptyPayment(context.session),
    ...contractValues(chosen, context),
    ...{ currencyCode, amount, purpose, requestId: id, debitAccountId: creditAccountId },
    fundsSource: FundsSource.bought,
    contracts: request.contracts,
    basis: request.basis === BuyBasis.contract ? BuyBasis.contract : '',
  };
  return {
    ...NEW_PAYMENT,
    hasRefusedPayment: judgeLinkedPayments(linked) === 'ask',
    initialValues: withUsableAccount(initialValues, context),
  };
}

/** What is owed today goes to the account that the bank names now. Source: spec 3 §4 */
function ofRepayment(deals: readonly CreditDeal[], context: FormContext): PaymentSource {
  const { repayment } = readPageAddress('miPmtCurNew', context.parameters);
  const deal = deals.find(({ number }) => number === repayment?.deal);
  if (!repayment || !deal) return { kind: 'nothing', reason: 'dealUnknown' };
  if (!mayRepay(deal, repayment.kind)) return { kind: 'nothing', reason: 'nothingToRepay' };
  const seed = repaymentSeed(deal, repayment.kind);
  if (seed.document !== DocumentType.currencyPayment) return { kind: 'nothing', reason: 'dealInHryvnias' };
  const { creditIban, document: _, ...requisites } = seed;
  const initialValues: PaymentValues = {
    ...emptyPayment(context.session),
    ...requisites,
    name_co: context.session.bankName,
    acnt_co: creditIban,
    ben_country: '804',
  };
  return { ...NEW_PAYMENT, initialValues: withAccountOf(initialValues, context) };
}

/** An account that was closed since is not offered: whoever copies chooses another one. */
function withUsableAccount(values: PaymentValues, { accounts }: FormContext): PaymentValues {
  const isUsable = accounts.some(
    (account) => account.id === values.debitAccountId && canPayCurrencyFrom(account, values.currencyCode),
  );
  return isUsable ? values : { ...values, debitAccountId: '' };
}
