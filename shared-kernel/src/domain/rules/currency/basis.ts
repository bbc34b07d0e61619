import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { AGREEMENT_NUMBER_MAX, BASIS_TEXT_MAX, OperationBasis, CurrencyPaymentKind } from '../../vocabulary';
import { toProblem, checkRequiredTextField } from '../checks';
import { checkChoice } from './check-choice';
import { checkContracts, type BackingContract, type ContractShare } from './contracts';

/** Grounds; only the fields of the chosen basis count. */
export interface BasisDraft {
  /** null while nothing is chosen. */
  readonly basis: OperationBasis | null;
  readonly contracts: readonly ContractShare[];
  readonly agreementNumber: string;
  /** `yyyy-MM-dd`, '' or the text as typed. */
  readonly agreementDate: string;
  /** Other grounds, or the reason for none. */
  readonly basisText: string;
}

export interface BackedDraft extends BasisDraft {
  readonly amount: string;
  readonly currencyCode: string;
}

export interface BasisContext {
  readonly bankDay: string;
  readonly contracts: readonly BackingContract[];
}

export const NO_BASIS: BasisDraft = {
  basis: null,
  contracts: [],
  agreementNumber: '',
  agreementDate: '',
  basisText: '',
};

const PAYMENT_CHOICES = {
  [CurrencyPaymentKind.own]: [OperationBasis.agreement, OperationBasis.other],
  [CurrencyPaymentKind.external]: [OperationBasis.contract, OperationBasis.other],
} as const;

/** Grounds of a payment. Source: docs/requirements/currency-payroll-credits-statements.md#basis. */
export function getBasisChoices(kind: CurrencyPaymentKind | null): readonly OperationBasis[] {
  return kind === null ? [] : PAYMENT_CHOICES[kind];
}

/** Only requests may have no grounds. Source: docs/requirements/currency-payroll-credits-statements.md#basis. */
export const REQUEST_BASIS_CHOICES: readonly OperationBasis[] = Object.values(OperationBasis);

/**
 * Reports missing, not allowed, or incomplete grounds. Source:
 * docs/requirements/currency-payroll-credits-statements.md#basis.
 */
export function checkBasis(
  draft: BackedDraft,
  rule: { readonly choices: readonly OperationBasis[]; readonly isRequired: boolean },
  context: BasisContext,
): readonly Problem[] {
  const { basis } = draft;
  if (basis === null) return rule.isRequired ? dropNulls([checkChoice('basis', null)]) : [];
  if (!rule.choices.includes(basis)) return [{ field: 'basis', key: 'basisNotAllowed' }];
  switch (basis) {
    case OperationBasis.contract:
      return checkContracts(draft.contracts, draft, context.contracts);
    case OperationBasis.agreement:
      return dropNulls([
        checkRequiredTextField('agreementNumber', draft.agreementNumber, AGREEMENT_NUMBER_MAX),
        toProblem('agreementDate', checkAgreementDate(draft.agreementDate, context.bankDay)),
      ]);
    case OperationBasis.other:
    case OperationBasis.none:
      return dropNulls([checkRequiredTextField('basisText', draft.basisText, BASIS_TEXT_MAX)]);
  }
}

/** Allows dates up to today. Source: docs/requirements/currency-payroll-credits-statements.md#basis. */
function checkAgreementDate(date: string, bankDay: string): 'emptyField' | 'incorrectAgreementDate' | null {
  if (date === '') return 'emptyField';
  return isCalendarDate(date) && date <= bankDay ? null : 'incorrectAgreementDate';
}

function dropNulls(found: readonly (Problem | null)[]): readonly Problem[] {
  return found.filter((item) => item !== null);
}
