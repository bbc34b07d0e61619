import { checkIban } from '../identifiers';
import { formatMinor, parseAmount, subtractAmounts, toMinor } from '../money';
import type { Problem, ProblemKey } from '../problem';
import type {
  BudgetPurpose,
  SingleAccountPurpose,
  StatePropertyPurpose,
  StructuredPurpose,
  TaxLine,
} from '../remittance';
import { ADDITIONAL_INFO_MAX, TAX_CATEGORY_MAX, TAX_CODE_MAX, TAX_LINES_MAX } from '../vocabulary';
import { checkOptionalText, toLimitProblem, toProblem, runChecks, checkTextField, type Check } from './checks';
import { prefixProblems } from './prefix-problems';

const BUDGET: readonly Check<BudgetPurpose, null>[] = [
  ({ paymentKindCode }) => checkCode('paymentKindCode', paymentKindCode),
  ({ taxNotice }) => checkTextField('taxNotice', taxNotice, TAX_CATEGORY_MAX),
  ({ additionalInfo }) => checkInfo('additionalInfo', checkRequiredInfo(additionalInfo), additionalInfo),
];

const STATE_PROPERTY: readonly Check<StatePropertyPurpose, null>[] = [
  ({ budgetCode }) => checkCode('budgetCode', budgetCode),
  ({ additionalInfo }) => checkInfo('additionalInfo', checkRequiredInfo(additionalInfo), additionalInfo),
];

const TAX_LINE: readonly Check<TaxLine, null>[] = [
  ({ category }) => checkTextField('category', category, TAX_CATEGORY_MAX),
  ({ account }) => toProblem('account', checkIban(account)),
  ({ amount }) => toProblem('amount', checkLineAmount(amount)),
  ({ additionalInfo }) => checkInfo('additionalInfo', checkOptionalInfo(additionalInfo), additionalInfo),
];

/**
 * Checks a structured purpose; a field of a tax line is `taxLines.0.amount`.
 * @param paymentAmount as typed; taxes are compared with it once all are valid
 */
export function checkStructuredPurpose(purpose: StructuredPurpose, paymentAmount: string): readonly Problem[] {
  switch (purpose.kind) {
    case 'none':
      return [];
    case 'budget':
      return runChecks(BUDGET, purpose, null);
    case 'stateProperty':
      return runChecks(STATE_PROPERTY, purpose, null);
    case 'singleAccount':
      return checkDistribution(purpose, paymentAmount);
  }
}

function checkDistribution({ taxLines }: SingleAccountPurpose, paymentAmount: string): readonly Problem[] {
  if (taxLines.length === 0) return [{ field: 'taxLines', key: 'sep4.spp.noTaxesAdded' }];
  if (taxLines.length > TAX_LINES_MAX) {
    return [{ field: 'taxLines', key: 'tooManyTaxLines', params: { max: String(TAX_LINES_MAX) } }];
  }
  const lines = taxLines.flatMap((line, index) => checkLine(line, `taxLines.${index}`));
  const sum = checkSum(taxLines, paymentAmount);
  return sum ? [...lines, sum] : lines;
}

export function checkTaxLine(line: TaxLine): readonly Problem[] {
  return runChecks(TAX_LINE, line, null);
}

/**
 * Reports an unconfirmed line, which is not part of the payment yet. Source:
 * docs/requirements/hryvnia-payments.md#validation-of-the-structured-purpose.
 */
function checkLine(line: TaxLine, place: string): readonly Problem[] {
  const problems = prefixProblems(place, checkTaxLine(line));
  return line.isOpen ? [...problems, { field: place, key: 'unsavedTaxLine' }] : problems;
}

/** Progress of a distribution. */
export interface DistributionState {
  readonly sum: string;
  readonly amount: string;
  /** Negative if too much is distributed. */
  readonly rest: string;
}

/** Returns null until all amounts are valid. */
export function getDistributionState(taxLines: readonly TaxLine[], paymentAmount: string): DistributionState | null {
  const payment = parseAmount(paymentAmount);
  const amounts = taxLines.map(({ amount }) => parseAmount(amount));
  if (!payment.ok || !amounts.every((parsed) => parsed.ok)) return null;
  const sum = formatMinor(amounts.reduce((total, { amount }) => total + toMinor(amount), 0n));
  return { sum, amount: payment.amount, rest: subtractAmounts(payment.amount, sum) };
}

/**
 * Requires taxes that equal the payment exactly. Source:
 * docs/requirements/hryvnia-payments.md#validation-of-the-structured-purpose.
 */
function checkSum(taxLines: readonly TaxLine[], paymentAmount: string): Problem | null {
  const state = getDistributionState(taxLines, paymentAmount);
  if (!state || state.sum === state.amount) return null;
  return { field: 'taxLines', key: 'sep4.spp.inconsistentTaxAmount', params: { sum: state.sum, amount: state.amount } };
}

function checkCode(field: string, code: string): Problem | null {
  return code === '' ? toProblem(field, 'sep4.spp.emptyType') : checkTextField(field, code, TAX_CODE_MAX);
}

function checkInfo(field: string, key: ProblemKey | null, info: string): Problem | null {
  return toLimitProblem(field, key, info, ADDITIONAL_INFO_MAX);
}

function checkRequiredInfo(info: string): ProblemKey | null {
  return info === '' ? 'sep4.spp.emptyAddtlInf' : checkOptionalInfo(info);
}

function checkOptionalInfo(info: string): ProblemKey | null {
  return checkOptionalText(info, ADDITIONAL_INFO_MAX, 'sep4.spp.addtlInfTooLong');
}

function checkLineAmount(amount: string): ProblemKey | null {
  if (amount === '') return 'sep4.spp.emptyAmount';
  const parsed = parseAmount(amount);
  return parsed.ok ? null : parsed.key;
}
