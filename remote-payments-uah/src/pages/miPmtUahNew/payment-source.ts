import type { Account, CataloguePurpose, ClientInfo, Correspondent, Payment } from '@ncb/shared-kernel/api/contract';
import { NEW_PAYMENT, type PaymentToFill } from '@ncb/shared-kernel/blocks/document-form';
import { receiverOf } from '@ncb/shared-kernel/domain/rules';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { emptyPayment, type PaymentValues } from '../../features/payment';

/** Why the address opens no form. */
export type NoFormReason =
  | 'requestRefused'
  | 'requestIncomplete'
  | 'templateUnreadable'
  | 'choiceGone'
  | 'dealUnknown'
  | 'nothingToRepay'
  | 'dealInCurrency';

/** What the page shows for its address. */
export type PaymentSource =
  | { readonly kind: 'view'; readonly payment: Payment }
  | { readonly kind: 'nothing'; readonly reason: NoFormReason }
  | PaymentForm;

/** A form to be filled in, and what becomes of it. */
export interface PaymentForm extends PaymentToFill<Payment, PaymentValues> {
  /** The request for currency that the payment brings the hryvnias for. */
  readonly requestId: string | null;
}

/** What every form begins with, besides what its address names. */
export interface FormContext {
  readonly session: ClientInfo;
  readonly parameters: PageParameters;
  /** Accounts that a hryvnia payment may be made from. */
  readonly accounts: readonly Pick<Account, 'id'>[];
}

/** The catalogues from which the address names a row. */
export interface Catalogues {
  readonly correspondents: readonly Correspondent[];
  readonly purposes: readonly CataloguePurpose[];
}

export const NEW = { ...NEW_PAYMENT, requestId: null } as const;

/**
 * A new payment or, with `mode` = template, a new template, from `account` or the first; `correspondent` and `purpose`
 * fill in rows of the catalogues. Source: spec 2 §2 and §4
 */
export function newSource({ session, parameters, accounts }: FormContext, catalogues: Catalogues): PaymentSource {
  const rows = chosenRows(parameters, catalogues);
  if (!rows) return { kind: 'nothing', reason: 'choiceGone' };
  const isTemplate = parameters['mode'] === 'template';
  return {
    ...NEW,
    isTemplate,
    initialValues: { ...emptyPayment(session, chosenAccount(parameters, accounts)), ...rows },
  };
}

/** The account that the address names, or the first; '' where there is none to pay from. */
export function chosenAccount(parameters: PageParameters, accounts: FormContext['accounts']): string {
  return (accounts.find(({ id }) => id === parameters['account']) ?? accounts[0])?.id ?? '';
}

/** What the rows that the address names fill in; null where one of them is gone. */
function chosenRows(
  parameters: PageParameters,
  { correspondents, purposes }: Catalogues,
): Partial<PaymentValues> | null {
  const receiver = correspondents.find(({ id }) => id === parameters['correspondent']);
  const purpose = purposes.find(({ id }) => id === parameters['purpose']);
  const isGone = (parameters['correspondent'] && !receiver) || (parameters['purpose'] && !purpose);
  return isGone ? null : { ...(receiver && receiverOf(receiver)), ...(purpose && { purpose: purpose.text }) };
}
