import type {
  Account,
  CatalogueBeneficiary,
  ClientInfo,
  Contract,
  CurrencyPayment,
} from '@ncb/shared-kernel/api/contract';
import { NEW_PAYMENT, type PaymentToFill } from '@ncb/shared-kernel/blocks/document-form';
import { haveSameBeneficiary, canPayCurrencyFrom, toBackingContract } from '@ncb/shared-kernel/domain/rules';
import { BuyBasis, CurrencyPaymentKind, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { emptyPayment, getContractPayee, toBeneficiaryStepValues, type PaymentValues } from '../../features/payment';

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
 * Builds a payment: `contract` names contracts, `beneficiary` a catalogue row, `account` the debited account. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function buildNewSource(context: FormContext, beneficiaries: readonly CatalogueBeneficiary[]): PaymentSource {
  const { session, parameters, contracts } = context;
  const { contracts: chosen = [], beneficiary, mode, account } = readPageAddress('miPmtCurNew', parameters);
  const row = beneficiaries.find(({ id }) => id === beneficiary);
  const backing = chosen.flatMap((id) => contracts.find((contract) => contract.id === id) ?? []);
  if ((beneficiary && !row) || backing.length < chosen.length) return { kind: 'nothing', reason: 'choiceGone' };
  if (!haveSameBeneficiary(backing.map(toBackingContract))) {
    return { kind: 'nothing', reason: 'contractsOfDifferentBeneficiaries' };
  }
  const from = context.accounts.find(({ id }) => id === account);
  const initialValues: PaymentValues = {
    ...emptyPayment(session),
    ...toContractPaymentValues(chosen, context),
    ...(row && toBeneficiaryStepValues(row)),
    ...(from && { debitAccountId: from.id, currencyCode: from.currencyCode }),
  };
  return { ...NEW_PAYMENT, isTemplate: mode === 'template', initialValues: withOnlyAccount(initialValues, context) };
}

/** Returns currency, basis and beneficiary of contracts. */
export function toContractPaymentValues(ids: readonly string[], { contracts }: FormContext): Partial<PaymentValues> {
  const [first] = ids.flatMap((id) => contracts.find((contract) => contract.id === id) ?? []);
  if (!first) return {};
  return {
    ...toBeneficiaryStepValues(getContractPayee(first)),
    kind: CurrencyPaymentKind.external,
    basis: BuyBasis.contract,
    contracts: ids.map((contractId) => ({ contractId, amount: '' })),
    currencyCode: first.currencyCode,
  };
}

/** Chooses the only account in the currency. */
export function withOnlyAccount(values: PaymentValues, { accounts }: FormContext): PaymentValues {
  if (values.debitAccountId !== '' || values.currencyCode === '') return values;
  const usable = accounts.filter((account) => canPayCurrencyFrom(account, values.currencyCode));
  return usable.length === 1 ? { ...values, debitAccountId: usable[0]?.id ?? '' } : values;
}
