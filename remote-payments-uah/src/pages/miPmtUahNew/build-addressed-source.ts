import {
  readUahTemplate,
  type AnswerOf,
  type ClientInfo,
  type CreditDeal,
  type CurrencyRequest,
  type getTemplate,
  type LinkedPayment,
  type Payment,
} from '@ncb/shared-kernel/api/contract';
import { getRefusedOriginal } from '@ncb/shared-kernel/blocks/document-form';
import {
  buildBuyFunding,
  judgeLinkedPayments,
  getLeftToPay,
  canRepay,
  getRepaymentSeed,
} from '@ncb/shared-kernel/domain/rules';
import { DocumentType, OWN_BANK_REGISTRY_CODE_FALLBACK, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment, isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import {
  createEmptyPayment,
  toFundingValues,
  toCopyValues,
  toPaymentValues,
  type PaymentValues,
} from '../../features/payment';
import { getAccountOfAddress, NEW, buildNewSource, type FormContext, type PaymentSource } from './payment-source';

export {
  getCurrencyRequest,
  getPayment,
  getTemplate,
  listCreditDeals,
  listLinkedPayments,
} from '@ncb/shared-kernel/api/contract';

export type AddressedObject =
  | { readonly payment: Payment }
  | { readonly template: AnswerOf<typeof getTemplate> }
  | { readonly request: CurrencyRequest; readonly linked: readonly Pick<LinkedPayment, 'status' | 'amount'>[] }
  | { readonly deals: readonly CreditDeal[] };

/**
 * Builds the source from the address. `id` with `mode` view (default), change, copy, template: a stored payment;
 * `template`: changed with `mode` = template; `cur_req_id`: a buy request; `deal` with `repay`: a debt. Source:
 * docs/requirements/hryvnia-payments.md#screens, docs/requirements/hryvnia-payments.md#linked-payments,
 * docs/requirements/currency-payroll-credits-statements.md#repayment-of-a-deal.
 */
export function buildAddressedSource(context: FormContext, addressed: AddressedObject): PaymentSource {
  const { session, parameters, accounts } = context;
  const clearClosedAccount = (values: PaymentValues) => withUsableAccount(values, accounts);
  const mode = parameters['mode'] ?? 'view';
  if ('payment' in addressed) return buildFromStored(addressed.payment, mode, session, clearClosedAccount);
  if ('request' in addressed) return buildFromRequest(addressed.request, session, addressed.linked, clearClosedAccount);
  if ('deals' in addressed) return buildFromRepayment(addressed.deals, context);
  const { template } = addressed;
  const read = readUahTemplate(template.data);
  if (!read.ok) return { kind: 'nothing', reason: 'templateUnreadable' };
  const initialValues = clearClosedAccount(toCopyValues(read.value, session));
  if (mode !== 'template') return { ...NEW, initialValues };
  return { ...NEW, isTemplate: true, templateName: template.name, initialValues };
}

function buildFromStored(
  payment: Payment,
  mode: string,
  session: ClientInfo,
  clearClosedAccount: (values: PaymentValues) => PaymentValues,
): PaymentSource {
  if (mode === 'copy') {
    return {
      ...NEW,
      refused: getRefusedOriginal(payment),
      initialValues: clearClosedAccount(toCopyValues(payment, session)),
    };
  }
  if (mode === 'template')
    return { ...NEW, isTemplate: true, initialValues: clearClosedAccount(toCopyValues(payment, session)) };
  // It may have been signed since the link was made.
  if (mode === 'change' && isAllowedInStatus('change', payment.status)) {
    return { ...NEW, changes: payment, initialValues: toPaymentValues(payment, session) };
  }
  return { kind: 'view', payment };
}

function buildFromRequest(
  request: CurrencyRequest,
  session: ClientInfo,
  payments: readonly Pick<LinkedPayment, 'status' | 'amount'>[],
  clearClosedAccount: (values: PaymentValues) => PaymentValues,
): PaymentSource {
  const linked = payments.map(({ status }) => status);
  if (!canCreatePayment({ status: request.status, type: DocumentType.buyRequest, linked })) {
    return { kind: 'nothing', reason: 'requestRefused' };
  }
  const { hryvnias: required, transitIban, missing } = request;
  if (required === null || transitIban === '') return { kind: 'nothing', reason: 'requestIncomplete' };
  const remaining = missing === undefined ? required : getLeftToPay(missing, payments);
  // Fully paid already: the user types how much more.
  const hryvnias = remaining === '0.00' ? '' : remaining;
  const bank = { name: session.bankName, registryCode: OWN_BANK_REGISTRY_CODE_FALLBACK };
  const funding = buildBuyFunding({ ...request, hryvnias, transitIban }, bank, session.bankDay);
  return {
    ...NEW,
    requestId: request.id,
    hasRefusedPayment: judgeLinkedPayments(linked) === 'ask',
    initialValues: clearClosedAccount(toFundingValues(funding, session)),
  };
}

/** Builds a payment of today's debt to the account that the bank names now. */
function buildFromRepayment(deals: readonly CreditDeal[], context: FormContext): PaymentSource {
  const { session, parameters, accounts } = context;
  const { repayment } = readPageAddress('miPmtUahNew', parameters);
  // A newer page may have made the link.
  if (!repayment) return buildNewSource(context, { correspondents: [], purposes: [] });
  const { kind } = repayment;
  const deal = deals.find(({ number }) => number === repayment.deal);
  if (!deal) return { kind: 'nothing', reason: 'dealUnknown' };
  if (!canRepay(deal, kind)) return { kind: 'nothing', reason: 'nothingToRepay' };
  const { document, creditIban, amount, purpose } = getRepaymentSeed(deal, kind);
  if (document !== DocumentType.uahPayment) return { kind: 'nothing', reason: 'dealInCurrency' };
  return {
    ...NEW,
    initialValues: {
      ...createEmptyPayment(session, getAccountOfAddress(parameters, accounts)),
      creditIban,
      amount,
      purpose,
      receiverName: session.bankName,
      receiverCode: OWN_BANK_REGISTRY_CODE_FALLBACK,
    },
  };
}

/** Clears an account closed since. */
function withUsableAccount(values: PaymentValues, accounts: FormContext['accounts']): PaymentValues {
  return accounts.some(({ id }) => id === values.debitAccountId) ? values : { ...values, debitAccountId: '' };
}
