import {
  readCurrencyTemplate,
  type Account,
  type AnswerOf,
  type CatalogueBeneficiary,
  type ClientInfo,
  type Contract,
  type CreditDeal,
  type CurrencyPayment,
  type CurrencyRequest,
  type getTemplate,
  type LinkedPayment,
} from '@ncb/shared-kernel/api/contract';
import {
  areOfOneBeneficiary,
  canPayCurrencyFrom,
  judgeLinkedPayments,
  mayRepay,
  repaymentSeed,
  toBackingContract,
} from '@ncb/shared-kernel/domain/rules';
import {
  BuyBasis,
  CurrencyPaymentKind,
  DocumentType,
  FundsSource,
  readPageAddress,
} from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment, statusAllows } from '@ncb/shared-kernel/domain/workflow';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import {
  copyOf,
  emptyPayment,
  receiverOfContract,
  receiverValues,
  valuesOf,
  type PaymentValues,
} from '../../features/payment';

/** Why the address opens no form. */
export type NoFormReason =
  | 'requestRefused'
  | 'templateUnreadable'
  | 'choiceGone'
  | 'contractsOfDifferentBeneficiaries'
  | 'dealUnknown'
  | 'nothingToRepay'
  | 'dealInHryvnias';

/** What the page shows for its address. */
export type PaymentSource =
  | { readonly kind: 'view'; readonly payment: CurrencyPayment }
  | { readonly kind: 'nothing'; readonly reason: NoFormReason }
  | PaymentToFill;

/** A form to be filled in, and what becomes of it. */
export interface PaymentToFill {
  readonly kind: 'form';
  /** The stored payment whose requisites change; null for a new one. */
  readonly changes: CurrencyPayment | null;
  readonly initialValues: PaymentValues;
  /** An earlier payment for the same request was refused: somebody should know before he pays a second time. */
  readonly hasRefusedPayment: boolean;
  /** A template is what the form is filled in for. */
  readonly isTemplate: boolean;
  /** The name that the template has already; null for a new one. */
  readonly templateName: string | null;
}

/** What every form begins with, besides what its address names. */
export interface FormContext {
  readonly session: ClientInfo;
  readonly parameters: PageParameters;
  readonly accounts: readonly Account[];
  readonly contracts: readonly Contract[];
}

/** What has come from the bank for the address; undefined for what it does not name. */
export interface AddressedAnswers {
  readonly payment?: CurrencyPayment | undefined;
  readonly template?: AnswerOf<typeof getTemplate> | undefined;
  readonly request?: CurrencyRequest | undefined;
  readonly linked?: readonly Pick<LinkedPayment, 'status'>[] | undefined;
  readonly deals?: readonly CreditDeal[] | undefined;
  readonly beneficiaries?: readonly CatalogueBeneficiary[] | undefined;
}

const NEW = { kind: 'form', changes: null, hasRefusedPayment: false, isTemplate: false, templateName: null } as const;

/**
 * `id` with `mode` = view (default), change, copy or template names a stored payment; `template` one, which `mode` =
 * template changes; `cur_req_id` a request to buy currency; `deal` with `repay` a debt under a credit deal; `contract` the
 * contracts that are paid; `beneficiary` a row of the catalogue; `account` where the money comes from.
 * Source: spec 3 §2 and §4
 */
export function paymentSource(context: FormContext, answers: AddressedAnswers): PaymentSource {
  const { payment, template, request, linked, deals } = answers;
  if (payment) return ofStored(payment, context);
  if (template) return ofTemplate(template, context);
  if (request) return ofRequest(request, linked ?? [], context);
  return deals ? ofRepayment(deals, context) : ofAddress(context, answers);
}

function ofStored(payment: CurrencyPayment, context: FormContext): PaymentSource {
  const { session, parameters } = context;
  const mode = parameters['mode'] ?? 'view';
  if (mode === 'copy' || mode === 'template') {
    const initialValues = withUsableAccount(copyOf(payment, session), context);
    return { ...NEW, isTemplate: mode === 'template', initialValues };
  }
  // Somebody may have signed it since the address was made: it is shown and says why it cannot change.
  if (mode === 'change' && statusAllows('change', payment.status)) {
    return { ...NEW, changes: payment, initialValues: valuesOf(payment, session) };
  }
  return { kind: 'view', payment };
}

function ofTemplate(template: AnswerOf<typeof getTemplate>, context: FormContext): PaymentSource {
  const read = readCurrencyTemplate(template.data);
  if (!read.ok) return { kind: 'nothing', reason: 'templateUnreadable' };
  const initialValues = withUsableAccount(copyOf(read.value, context.session), context);
  if (context.parameters['mode'] !== 'template') return { ...NEW, initialValues };
  return { ...NEW, isTemplate: true, templateName: template.name, initialValues };
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
    ...NEW,
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
  return { ...NEW, initialValues: withAccountOf(initialValues, context) };
}

/** A new payment: to whom, under which contracts and from where, as far as the address says it. */
function ofAddress(context: FormContext, { beneficiaries = [] }: AddressedAnswers): PaymentSource {
  const { session, parameters, contracts } = context;
  const { contracts: chosen = [], beneficiary, mode, account } = readPageAddress('miPmtCurNew', parameters);
  const row = beneficiaries.find(({ id }) => id === beneficiary);
  const backing = chosen.flatMap((id) => contracts.find((contract) => contract.id === id) ?? []);
  if ((beneficiary && !row) || backing.length < chosen.length) return { kind: 'nothing', reason: 'choiceGone' };
  if (!areOfOneBeneficiary(backing.map(toBackingContract))) {
    return { kind: 'nothing', reason: 'contractsOfDifferentBeneficiaries' };
  }
  const from = context.accounts.find(({ id }) => id === account);
  const initialValues: PaymentValues = {
    ...emptyPayment(session),
    ...contractValues(chosen, context),
    ...(row && receiverValues(row)),
    ...(from && { debitAccountId: from.id, currencyCode: from.currencyCode }),
  };
  return { ...NEW, isTemplate: mode === 'template', initialValues: withAccountOf(initialValues, context) };
}

/** What contracts fill in: currency, basis, and whom they pay. */
function contractValues(ids: readonly string[], { contracts }: FormContext): Partial<PaymentValues> {
  const [first] = ids.flatMap((id) => contracts.find((contract) => contract.id === id) ?? []);
  if (!first) return {};
  return {
    ...receiverValues(receiverOfContract(first)),
    kind: CurrencyPaymentKind.external,
    basis: BuyBasis.contract,
    contracts: ids.map((contractId) => ({ contractId, amount: '' })),
    currencyCode: first.currencyCode,
  };
}

/** The only account in the currency is the one that pays. */
function withAccountOf(values: PaymentValues, { accounts }: FormContext): PaymentValues {
  if (values.debitAccountId !== '' || values.currencyCode === '') return values;
  const usable = accounts.filter((account) => canPayCurrencyFrom(account, values.currencyCode));
  return usable.length === 1 ? { ...values, debitAccountId: usable[0]?.id ?? '' } : values;
}

/** An account that was closed since is not offered: whoever copies chooses another one. */
function withUsableAccount(values: PaymentValues, { accounts }: FormContext): PaymentValues {
  const isUsable = accounts.some(
    (account) => account.id === values.debitAccountId && canPayCurrencyFrom(account, values.currencyCode),
  );
  return isUsable ? values : { ...values, debitAccountId: '' };
}
