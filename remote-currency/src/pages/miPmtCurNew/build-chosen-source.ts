import type { CatalogueBeneficiary } from '@ncb/shared-kernel/api/contract';
import { hasSameBeneficiary, toBackingContract } from '@ncb/shared-kernel/domain/rules';
import { OperationBasis, CurrencyPaymentKind, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { toBeneficiaryStepValues, getContractBeneficiary, type PaymentValues } from '../../features/payment';
import { buildNewSource, type FormContext, type PaymentSource } from './payment-source';

/**
 * Builds a payment to what the address names: `contract` contracts, `beneficiary` a catalogue row. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function buildChosenSource(context: FormContext, beneficiaries: readonly CatalogueBeneficiary[]): PaymentSource {
  const { parameters, contracts } = context;
  const { contracts: chosen = [], beneficiary } = readPageAddress('miPmtCurNew', parameters);
  const row = beneficiaries.find(({ id }) => id === beneficiary);
  const backing = chosen.flatMap((id) => contracts.find((contract) => contract.id === id) ?? []);
  if ((beneficiary && !row) || backing.length < chosen.length) return { kind: 'nothing', reason: 'choiceGone' };
  if (!hasSameBeneficiary(backing.map(toBackingContract))) {
    return { kind: 'nothing', reason: 'contractsOfDifferentBeneficiaries' };
  }
  return buildNewSource(context, {
    ...toContractPaymentValues(chosen, context),
    ...(row && toBeneficiaryStepValues(row)),
  });
}

/** Returns currency, basis and beneficiary of contracts. */
export function toContractPaymentValues(ids: readonly string[], { contracts }: FormContext): Partial<PaymentValues> {
  const [first] = ids.flatMap((id) => contracts.find((contract) => contract.id === id) ?? []);
  if (!first) return {};
  return {
    ...toBeneficiaryStepValues(getContractBeneficiary(first)),
    kind: CurrencyPaymentKind.external,
    basis: OperationBasis.contract,
    contracts: ids.map((contractId) => ({ contractId, amount: '' })),
    currencyCode: first.currencyCode,
  };
}
