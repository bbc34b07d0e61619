import { isCalendarDate } from '../../dates';
import type { Problem, ProblemKey } from '../../problem';
import {
  AGREEMENT_NUMBER_MAX,
  BENEFICIARY_ADDRESS_MAX,
  BENEFICIARY_CODE_MAX,
  BENEFICIARY_NAME_MAX,
  CORRESPONDENT_ACCOUNT_MAX,
  ContractKind,
  GoodsGroup,
} from '../../vocabulary';
import {
  checkRequiredText,
  toLimitProblem,
  toProblem,
  runChecks,
  checkRequiredTextField,
  checkTextField,
  type Check,
} from '../checks';
import { checkOwnerCode, type FindOwnerCodes } from '../match-account-code';
import { prefixProblems } from '../prefix-problems';
import { isEmptyBank, type BankPart } from './bank-part';
import { checkBank, checkCountry, isCountryNumber } from './check-bank';
import { checkAmount, checkCurrency } from './document-fields';

/**
 * Contract with a foreign partner as typed. Source: docs/requirements/currency-payroll-credits-statements.md#contract.
 */
export interface ContractDraft {
  readonly kind: ContractKind;
  readonly number: string;
  readonly startDate: string;
  /** '' for no end. */
  readonly endDate: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly partner: ContractPartner;
  readonly partnerBank: BankPart;
  readonly intermediaryBank: BankPart;
  /** '' for the partner. */
  readonly beneficiary: string;
  /** '' for the partner's country. */
  readonly beneficiaryCountry: string;
  readonly goodsGroup: GoodsGroup;
}

export interface ContractPartner {
  readonly name: string;
  readonly address: string;
  readonly code: string;
  readonly account: string;
  readonly country: string;
}

interface ContractFacts {
  readonly bankDay: string;
  readonly ownerCodesOf: FindOwnerCodes;
}

const CHECKS: readonly Check<ContractDraft, ContractFacts>[] = [
  (draft) => checkRequiredTextField('number', draft.number, AGREEMENT_NUMBER_MAX),
  (draft, { bankDay }) => toProblem('startDate', checkStart(draft.startDate, bankDay)),
  (draft) => toProblem('endDate', checkEnd(draft)),
  (draft) => checkAmount(draft.amount, draft.currencyCode),
  (draft) => checkCurrency('currencyCode', draft.currencyCode),
  ({ kind, goodsGroup }) =>
    toProblem('goodsGroup', goodsGroup === GoodsGroup.other || hasGoods(kind) ? null : 'goodsGroupNotOfKind'),
  ({ partner: { name } }) =>
    toLimitProblem(
      'partner.name',
      checkRequiredText(name, BENEFICIARY_NAME_MAX, 'tooLongName'),
      name,
      BENEFICIARY_NAME_MAX,
    ),
  ({ partner }) => checkTextField('partner.address', partner.address, BENEFICIARY_ADDRESS_MAX),
  ({ partner }, { ownerCodesOf }) =>
    checkTextField('partner.code', partner.code, BENEFICIARY_CODE_MAX) ??
    toProblem('partner.code', checkOwnerCode(partner.code, ownerCodesOf(partner.account))),
  ({ partner }) => checkTextField('partner.account', partner.account, CORRESPONDENT_ACCOUNT_MAX),
  ({ partner }) => checkCountry('partner.country', partner.country),
  (draft) => checkTextField('beneficiary', draft.beneficiary, BENEFICIARY_NAME_MAX),
  (draft) => toProblem('beneficiaryCountry', checkBeneficiaryCountry(draft.beneficiaryCountry)),
];

/**
 * Rules ours: the specification only names the fields. A started bank must be complete.
 * @param bankDay `yyyy-MM-dd`
 * @param ownerCodesOf owners' codes of this bank's accounts; absent on screens
 */
export function checkContract(
  draft: ContractDraft,
  bankDay: string,
  ownerCodesOf: FindOwnerCodes = () => null,
): readonly Problem[] {
  const banks = [
    ['partnerBank', draft.partnerBank],
    ['intermediaryBank', draft.intermediaryBank],
  ] as const;
  return [
    ...runChecks(CHECKS, draft, { bankDay, ownerCodesOf }),
    ...banks.flatMap(([part, bank]) =>
      isEmptyBank(bank) ? [] : prefixProblems(part, checkBank(bank, { isForSwift: true })),
    ),
  ];
}

export function hasGoods(kind: ContractKind): boolean {
  return kind === ContractKind.import || kind === ContractKind.export;
}

/** Allows dates up to today, as of an agreement. */
function checkStart(date: string, bankDay: string): ProblemKey | null {
  if (date === '') return 'emptyField';
  return isCalendarDate(date) && date <= bankDay ? null : 'incorrectAgreementDate';
}

function checkEnd({ startDate, endDate }: ContractDraft): ProblemKey | null {
  if (endDate === '') return null;
  if (!isCalendarDate(endDate)) return 'invalidDateMessage';
  return isCalendarDate(startDate) && endDate < startDate ? 'invalidDates' : null;
}

function checkBeneficiaryCountry(country: string): 'unknownCountry' | null {
  return country === '' || isCountryNumber(country) ? null : 'unknownCountry';
}
