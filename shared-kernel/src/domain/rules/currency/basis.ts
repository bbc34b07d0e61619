import { isCalendarDate } from '../../dates';
import type { Problem } from '../../problem';
import { AGREEMENT_NUMBER_MAX, BASIS_TEXT_MAX, BuyBasis, CurrencyPaymentKind } from '../../vocabulary';
import { problem, requiredTextProblem } from '../checks';
import { choiceProblem } from './choice';
import { contractProblems, type BackingContract, type ContractShare } from './contracts';

/** What backs a document; of the parts only those of the chosen basis count. */
export interface BasisDraft {
  /** null while nothing is chosen. */
  readonly basis: BuyBasis | null;
  readonly contracts: readonly ContractShare[];
  readonly agreementNumber: string;
  /** `yyyy-MM-dd`, '' or what was typed. */
  readonly agreementDate: string;
  /** What the other basis is, or why there is none. */
  readonly basisText: string;
}

/** A document with a basis. */
export interface BackedDraft extends BasisDraft {
  readonly amount: string;
  readonly currencyCode: string;
}

export interface BasisContext {
  /** The bank's current day, `yyyy-MM-dd`. */
  readonly bankDay: string;
  /** The company's contracts. */
  readonly contracts: readonly BackingContract[];
}

/** No basis yet: what a change of the payment's kind leaves. */
export const NO_BASIS: BasisDraft = {
  basis: null,
  contracts: [],
  agreementNumber: '',
  agreementDate: '',
  basisText: '',
};

const PAYMENT_CHOICES = {
  [CurrencyPaymentKind.own]: [BuyBasis.agreement, BuyBasis.other],
  [CurrencyPaymentKind.external]: [BuyBasis.contract, BuyBasis.other],
} as const;

/** What a payment of a kind can rest on. Source: spec 3 §5 */
export function basisChoices(kind: CurrencyPaymentKind | null): readonly BuyBasis[] {
  return kind === null ? [] : PAYMENT_CHOICES[kind];
}

/** What a request can rest on; only a request may have no basis. Source: spec 3 §5 */
export const REQUEST_BASIS_CHOICES: readonly BuyBasis[] = Object.values(BuyBasis);

/**
 * All problems of a document's basis: it is missing or not among the choices, or its own parts are not filled in.
 * Source: spec 3 §5
 */
export function basisProblems(
  draft: BackedDraft,
  rule: { readonly choices: readonly BuyBasis[]; readonly isRequired: boolean },
  context: BasisContext,
): readonly Problem[] {
  const { basis } = draft;
  if (basis === null) return rule.isRequired ? present([choiceProblem('buy_base', null)]) : [];
  if (!rule.choices.includes(basis)) return [{ field: 'buy_base', key: 'basisNotAllowed' }];
  switch (basis) {
    case BuyBasis.contract:
      return contractProblems(draft.contracts, draft, context.contracts);
    case BuyBasis.agreement:
      return present([
        requiredTextProblem('dog_num', draft.agreementNumber, AGREEMENT_NUMBER_MAX),
        problem('dog_date', agreementDateKey(draft.agreementDate, context.bankDay)),
      ]);
    case BuyBasis.other:
    case BuyBasis.none:
      return present([requiredTextProblem('customer_buy_base', draft.basisText, BASIS_TEXT_MAX)]);
  }
}

/** An agreement is dated at the latest today. Source: spec 3 §5 */
function agreementDateKey(date: string, bankDay: string): 'emptyField' | 'incorrectAgreementDate' | null {
  if (date === '') return 'emptyField';
  return isCalendarDate(date) && date <= bankDay ? null : 'incorrectAgreementDate';
}

function present(found: readonly (Problem | null)[]): readonly Problem[] {
  return found.filter((item) => item !== null);
}
