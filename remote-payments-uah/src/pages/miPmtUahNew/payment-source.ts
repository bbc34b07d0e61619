import {
  readUahTemplate,
  type Account,
  type AnswerOf,
  type CataloguePurpose,
  type ClientInfo,
  type Correspondent,
  type CurrencyRequest,
  type getTemplate,
  type LinkedPayment,
  type Payment,
} from '@ncb/shared-kernel/api/contract';
import { buyFunding, judgeLinkedPayments, receiverOf } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, OWN_BANK_REGISTRY_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment, statusAllows } from '@ncb/shared-kernel/domain/workflow';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { copyOf, emptyPayment, fundingOf, valuesOf, type PaymentValues } from '../../features/payment';

/** Why the address opens no form. */
export type NoFormReason = 'requestRefused' | 'requestIncomplete' | 'templateUnreadable' | 'choiceGone';

/** What the page shows for its address. */
export type PaymentSource =
  | { readonly kind: 'view'; readonly payment: Payment }
  | { readonly kind: 'nothing'; readonly reason: NoFormReason }
  | PaymentToFill;

/** A form to be filled in, and what becomes of it. */
export interface PaymentToFill {
  readonly kind: 'form';
  /** The stored payment whose requisites change; null for a new one. */
  readonly changes: Payment | null;
  readonly initialValues: PaymentValues;
  /** The request for currency that the payment brings the hryvnias for. */
  readonly requestId: string | null;
  /** Its earlier payment was refused: somebody should know before he pays a second time. */
  readonly hasRefusedPayment: boolean;
  /** A template is what the form is filled in for. */
  readonly isTemplate: boolean;
  /** The name that the template has already; null for a new one. */
  readonly templateName: string | null;
}

/** What has come from the bank for the address; null for what the address does not name. */
export interface SourceParts {
  readonly session: ClientInfo;
  readonly parameters: PageParameters;
  /** Accounts that a hryvnia payment may be made from. */
  readonly accounts: readonly Pick<Account, 'id'>[];
  readonly payment: Payment | null;
  readonly template: AnswerOf<typeof getTemplate> | null;
  /** The catalogues from which the address names a row. */
  readonly correspondents: readonly Correspondent[];
  readonly purposes: readonly CataloguePurpose[];
  readonly request: CurrencyRequest | null;
  readonly linked: readonly Pick<LinkedPayment, 'status'>[];
}

const NEW = {
  kind: 'form',
  changes: null,
  requestId: null,
  hasRefusedPayment: false,
  isTemplate: false,
  templateName: null,
} as const;

/**
 * `id` with `mode` = view (default), change, copy or template names a stored payment; `template` one, which `mode` =
 * template changes; `cur_req_id` a request to buy currency; `account` or nothing begins an empty payment or, by its mode,
 * template; `correspondent` and `purpose` fill in rows of the catalogues. Source: spec 2 §2 and §4
 */
export function sourceOf(parts: SourceParts): PaymentSource {
  const { session, parameters, accounts, payment, template } = parts;
  const usable = (values: PaymentValues) => withUsableAccount(values, accounts);
  if (payment) return ofStored(payment, parameters['mode'] ?? 'view', session, usable);
  if (template) {
    const read = readUahTemplate(template.data);
    if (!read.ok) return { kind: 'nothing', reason: 'templateUnreadable' };
    const initialValues = usable(copyOf(read.value, session));
    if (parameters['mode'] !== 'template') return { ...NEW, initialValues };
    return { ...NEW, isTemplate: true, templateName: template.name, initialValues };
  }
  if (parts.request) return ofRequest(parts.request, parts, usable);
  const chosen = accounts.find(({ id }) => id === parameters['account']) ?? accounts[0];
  const rows = chosenRows(parts);
  if (!rows) return { kind: 'nothing', reason: 'choiceGone' };
  const isTemplate = parameters['mode'] === 'template';
  return { ...NEW, isTemplate, initialValues: { ...emptyPayment(session, chosen?.id ?? ''), ...rows } };
}

/** What the rows that the address names fill in; null where one of them is gone. */
function chosenRows({ parameters, correspondents, purposes }: SourceParts): Partial<PaymentValues> | null {
  const receiver = correspondents.find(({ id }) => id === parameters['correspondent']);
  const purpose = purposes.find(({ id }) => id === parameters['purpose']);
  const isGone = (parameters['correspondent'] && !receiver) || (parameters['purpose'] && !purpose);
  return isGone ? null : { ...(receiver && receiverOf(receiver)), ...(purpose && { purpose: purpose.text }) };
}

function ofStored(
  payment: Payment,
  mode: string,
  session: ClientInfo,
  usable: (values: PaymentValues) => PaymentValues,
): PaymentSource {
  if (mode === 'copy') return { ...NEW, initialValues: usable(copyOf(payment, session)) };
  if (mode === 'template') return { ...NEW, isTemplate: true, initialValues: usable(copyOf(payment, session)) };
  // Somebody may have signed it since the address was made: it is shown and says why it cannot change.
  if (mode === 'change' && statusAllows('change', payment.status)) {
    return { ...NEW, changes: payment, initialValues: valuesOf(payment, session) };
  }
  return { kind: 'view', payment };
}

function ofRequest(
  request: CurrencyRequest,
  { session, linked: payments }: SourceParts,
  usable: (values: PaymentValues) => PaymentValues,
): PaymentSource {
  const linked = payments.map(({ status }) => status);
  if (!canCreatePayment({ status: request.status, type: DocumentType.buyRequest, linked })) {
    return { kind: 'nothing', reason: 'requestRefused' };
  }
  const { hryvnias, transitIban } = request;
  if (hryvnias === null || transitIban === '') return { kind: 'nothing', reason: 'requestIncomplete' };
  const bank = { name: session.bankName, registryCode: OWN_BANK_REGISTRY_CODE_FALLBACK };
  const funding = buyFunding({ ...request, hryvnias, transitIban }, bank, session.bankDay);
  return {
    ...NEW,
    requestId: request.id,
    hasRefusedPayment: judgeLinkedPayments(linked) === 'ask',
    initialValues: usable(fundingOf(funding, session)),
  };
}

/** An account that was closed since is not offered: whoever copies chooses another one. */
function withUsableAccount(values: PaymentValues, accounts: SourceParts['accounts']): PaymentValues {
  return accounts.some(({ id }) => id === values.debitAccountId) ? values : { ...values, debitAccountId: '' };
}
