import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { NO_BASIS, type BasisDraft, type ContractShare } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import type { OperationBasis } from '@ncb/shared-kernel/domain/vocabulary';
import type { FieldChecks } from '@ncb/shared-kernel/ui';

export interface BasisValues {
  readonly basis: OperationBasis | '';
  readonly contracts: readonly ContractShare[];
  readonly agreementNumber: string;
  /** `yyyy-MM-dd`, or invalid text as typed. */
  readonly agreementDate: string;
  readonly basisText: string;
}

export interface BackedValues extends BasisValues {
  readonly amount: string;
  /** Numeric code. */
  readonly currencyCode: string;
}

/** A `CheckedForm` of any document with these values. */
export interface BackedForm extends FieldChecks {
  readonly values: BackedValues;
  present(): BackedValues;
  fill(values: Partial<BackedValues>): void;
  focus(field: string): void;
}

export const NO_BASIS_VALUES: BasisValues = { ...NO_BASIS, basis: '' };

/** Converts to a basis without parts of other kinds. */
export function toBasis({ basis, contracts, agreementNumber, agreementDate, basisText }: BasisValues): BasisDraft {
  if (basis === '') return NO_BASIS;
  return {
    basis,
    contracts: contracts.map(({ contractId, amount }) => ({ contractId, amount: toWireAmount(amount) })),
    agreementNumber: tidyLine(agreementNumber),
    agreementDate,
    basisText: tidyLine(basisText),
  };
}

export function toBasisValues({
  basis,
  contracts,
  agreementNumber,
  agreementDate,
  basisText,
}: BasisDraft): BasisValues {
  return { basis: basis ?? '', contracts, agreementNumber, agreementDate, basisText };
}

/**
 * Distributes an amount: a single contract backs all of it. Source:
 * docs/requirements/currency-payroll-credits-statements.md#form-of-a-payment-or-request.
 */
export function distributeAmount(contracts: readonly ContractShare[], amount: string): readonly ContractShare[] {
  const [only, ...others] = contracts;
  return only && others.length === 0 ? [{ ...only, amount }] : contracts;
}

/** True for a list of contracts with ids and amounts. */
export function isShares(value: unknown): boolean {
  const isShare = (share: unknown) =>
    typeof share === 'object' &&
    share !== null &&
    typeof (share as Partial<ContractShare>).contractId === 'string' &&
    typeof (share as Partial<ContractShare>).amount === 'string';
  return Array.isArray(value) && value.every(isShare);
}

/** Converts to wire format; invalid text stays. */
export function toWireAmount(typed: string): string {
  const parsed = parseAmount(typed);
  return parsed.ok ? parsed.amount : typed;
}
