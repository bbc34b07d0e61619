import type { Account, ClientInfo, Contract, CurrencyPayment } from '@ncb/shared-kernel/api/contract';
import { NEW_PAYMENT, type PaymentToFill } from '@ncb/shared-kernel/blocks/document-form';
import { canPayCurrencyFrom } from '@ncb/shared-kernel/domain/rules';
import { readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { createEmptyPayment, type PaymentValues } from '../../features/payment';

export type NoFormReason =
  | 'requestRefused'
  | 'templateUnreadable'
  | 'choiceGone'
  | 'contractsOfDifferentBeneficiaries'
  | 'dealUnknown'
  | 'nothingToRepay'
  | 'dealInHryvnias';

export type PaymentSource =
  | { readonly kind: 'view'; readonly payment: CurrencyPayment }
  | { readonly kind: 'nothing'; readonly reason: NoFormReason }
  | PaymentForm;

export type PaymentForm = PaymentToFill<CurrencyPayment, PaymentValues>;

export interface FormContext {
  readonly session: ClientInfo;
  readonly parameters: PageParameters;
  readonly accounts: readonly Account[];
  readonly contracts: readonly Contract[];
}

/**
 * Builds a new payment: `account` in the address names the debited account. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 * @param chosen values of the contracts or the beneficiary that the address names
 */
export function buildNewSource(context: FormContext, chosen: Partial<PaymentValues> = {}): PaymentSource {
  const { mode, account } = readPageAddress('miPmtCurNew', context.parameters);
  const from = context.accounts.find(({ id }) => id === account);
  const initialValues: PaymentValues = {
    ...createEmptyPayment(context.session),
    ...chosen,
    ...(from && { debitAccountId: from.id, currencyCode: from.currencyCode }),
  };
  return { ...NEW_PAYMENT, isTemplate: mode === 'template', initialValues: withOnlyAccount(initialValues, context) };
}

/** Chooses the only account in the currency. */
export function withOnlyAccount(values: PaymentValues, { accounts }: FormContext): PaymentValues {
  if (values.debitAccountId !== '' || values.currencyCode === '') return values;
  const usable = accounts.filter((account) => canPayCurrencyFrom(account, values.currencyCode));
  return usable.length === 1 ? { ...values, debitAccountId: usable[0]?.id ?? '' } : values;
}
