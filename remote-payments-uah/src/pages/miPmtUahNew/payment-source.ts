import type { Account, CataloguePurpose, ClientInfo, Correspondent, Payment } from '@ncb/shared-kernel/api/contract';
import { NEW_PAYMENT, type PaymentToFill } from '@ncb/shared-kernel/blocks/document-form';
import { toReceiver } from '@ncb/shared-kernel/domain/rules';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { createEmptyPayment, type PaymentValues } from '../../features/payment';

export type NoFormReason =
  | 'requestRefused'
  | 'requestIncomplete'
  | 'templateUnreadable'
  | 'choiceGone'
  | 'dealUnknown'
  | 'nothingToRepay'
  | 'dealInCurrency';

export type PaymentSource =
  | { readonly kind: 'view'; readonly payment: Payment }
  | { readonly kind: 'nothing'; readonly reason: NoFormReason }
  | PaymentForm;

export interface PaymentForm extends PaymentToFill<Payment, PaymentValues> {
  /** Request for currency that the payment funds. */
  readonly requestId: string | null;
}

export interface FormContext {
  readonly session: ClientInfo;
  readonly parameters: PageParameters;
  readonly accounts: readonly Pick<Account, 'id'>[];
}

interface Catalogues {
  readonly correspondents: readonly Correspondent[];
  readonly purposes: readonly CataloguePurpose[];
}

export const NEW = { ...NEW_PAYMENT, requestId: null } as const;

/**
 * Builds a new payment or, with `mode` = template, a template, from `account`; `correspondent` and `purpose` name
 * catalogue rows. Source: docs/requirements/hryvnia-payments.md#payment-form,
 * docs/requirements/hryvnia-payments.md#saving-a-template.
 */
export function buildNewSource({ session, parameters, accounts }: FormContext, catalogues: Catalogues): PaymentSource {
  const rows = findChosenRows(parameters, catalogues);
  if (!rows) return { kind: 'nothing', reason: 'choiceGone' };
  const isTemplate = parameters['mode'] === 'template';
  return {
    ...NEW,
    isTemplate,
    initialValues: { ...createEmptyPayment(session, getAccountOfAddress(parameters, accounts)), ...rows },
  };
}

/** Returns the address's account or the first one; '' if none can pay. */
export function getAccountOfAddress(parameters: PageParameters, accounts: FormContext['accounts']): string {
  return (accounts.find(({ id }) => id === parameters['account']) ?? accounts[0])?.id ?? '';
}

/** Returns the rows named in the address; null if one was deleted. */
function findChosenRows(
  parameters: PageParameters,
  { correspondents, purposes }: Catalogues,
): Partial<PaymentValues> | null {
  const receiver = correspondents.find(({ id }) => id === parameters['correspondent']);
  const purpose = purposes.find(({ id }) => id === parameters['purpose']);
  const isMissing = (parameters['correspondent'] && !receiver) || (parameters['purpose'] && !purpose);
  return isMissing ? null : { ...(receiver && toReceiver(receiver)), ...(purpose && { purpose: purpose.text }) };
}
